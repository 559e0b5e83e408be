import { PLACE, UNSEEN } from "../../answers.ts";
import type { KeyData } from "../../key-data.ts";
import styles from "./key-page.module.css";
import type { KeyTexts } from "./key-texts.ts";
import { useTexts } from "./question-texts.ts";
import { NotSure } from "./state-buttons.tsx";

/** The places of the key by kind: parks and districts, and the homes of tame tuskers, which are no wild places. */
function groupsOf({ placeNames, places: { parks, districts, homes } }: KeyTexts, places: KeyData["places"]) {
  const labelOf = (key: string) => ({ home: homes, district: districts })[places[key]?.kind as string] ?? parks;
  const named = Object.entries(placeNames);
  return [parks, districts, homes].map((label) => ({ label, places: named.filter(([key]) => labelOf(key) === label) }));
}

/** Where it was. The choice counts once it is confirmed: whoever uses the keys walks through the list. */
export function Where({ places }: Pick<KeyData, "places">) {
  const texts = useTexts();
  return (
    <>
      <div className={styles.where}>
        <select name={PLACE} aria-labelledby="asked" defaultValue="">
          <option value="">{texts.choose}</option>
          {groupsOf(texts, places).map(({ label, places: those }) => (
            <optgroup key={label} label={label}>
              {those.map(([key, name]) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <button type="submit" className="btn">
          {texts.next}
        </button>
      </div>
      <NotSure name={PLACE} isChosen={false} value={UNSEEN} />
    </>
  );
}
