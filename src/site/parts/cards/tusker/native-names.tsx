import { nameHere } from "../../../../content/tuskers/name-here.ts";
import type { NativeName } from "../../../../content/tuskers/native-names.ts";
import { words } from "../../../../content/tuskers/status/words.tsx";
import { findFolded } from "../../../../platform/text/find-folded.ts";
import { FoundText } from "../../../../ui/kit/lists/found-text.tsx";
import styles from "./native-names.module.css";

type Named = { name: string; nativeNames: readonly NativeName[] };

type NativeNamesProps = {
  tusker: Named;
  /** The name that stands above them, which is not repeated. */
  shown?: string;
  /** For lists, which leave names by rule, and what that means, to his page. */
  small?: boolean;
  /** The words of the search that found him, folded as for searches: names that have them are shown, too. */
  search?: string | undefined;
};

/** The word for a spelling of our own that nobody has checked. */
const MARKS = { rule: () => words.byRule, spelled: () => words.spelled };
const isOurs = (origin: NativeName["origin"]): origin is keyof typeof MARKS => origin in MARKS;

/** His names besides the one that is shown, `main`; `small` as on cards. */
function otherNames({ name, nativeNames }: Named, main: string, small: boolean, search = "") {
  const names = [
    ...(main === name ? [] : [{ language: "en", name, origin: "record" } as const]),
    ...nativeNames.filter((native) => native.name !== main),
  ];
  return names.filter((one) => !(small && isOurs(one.origin)) || findFolded(one.name, search) !== undefined);
}

/** Whether his card has a line with his names in other letters. */
export const hasOtherNames = (tusker: Named): boolean => otherNames(tusker, nameHere(tusker), true).length > 0;

/** His names in other letters, each marked with its language, and with a word if the spelling is our own. */
export function NativeNames({ tusker, shown: main = tusker.name, small = false, search }: NativeNamesProps) {
  const shown = otherNames(tusker, main, small, search);
  const mainOrigin = small ? undefined : tusker.nativeNames.find((native) => native.name === main)?.origin;
  const isMainOurs = mainOrigin !== undefined && isOurs(mainOrigin);
  if (shown.length === 0 && !isMainOurs) return null;
  const inNames = new Set(shown.map(({ origin }) => origin));
  const common = inNames.size === 1 ? shown[0]?.origin : undefined;
  const explained = new Set(small ? [] : [...inNames, ...(isMainOurs ? [mainOrigin] : [])].filter(isOurs));
  return (
    <>
      <p className={small ? `${styles.names} ${styles.small}` : styles.names}>
        {shown.map(({ language, name, origin }, index) => (
          <span key={name}>
            {index > 0 && " · "}
            <span lang={language}>
              <FoundText text={name} search={search} />
            </span>
            {isOurs(origin) && common === undefined && <small> {MARKS[origin]()}</small>}
          </span>
        ))}
      </p>
      {explained.size > 0 && (
        <details className={styles.note}>
          <summary>{words.unconfirmed}</summary>
          {explained.has("spelled") && <p>{words.spelledMeans}</p>}
          {explained.has("rule") && <p>{words.byRuleMeans}</p>}
        </details>
      )}
    </>
  );
}
