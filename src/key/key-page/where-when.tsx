import type { ChangeEvent } from "react";
import type { Answers } from "../answers.ts";
import type { KeyData } from "../key-data.ts";
import styles from "./key-page.module.css";
import type { KeyTexts } from "./key-texts.ts";
import { words } from "./live-words.en.ts";
import { useTexts } from "./question-texts.ts";

const FIRST_YEAR = 1950;

/** The places of the key by kind: parks and districts, and the homes of tame tuskers, which are no wild places. */
function groupsOf({ placeNames, places: { parks, districts, homes } }: KeyTexts, places: KeyData["places"]) {
  const labelOf = (key: string) => ({ home: homes, district: districts })[places[key]?.kind as string] ?? parks;
  const named = Object.entries(placeNames);
  return [parks, districts, homes].map((label) => ({ label, places: named.filter(([key]) => labelOf(key) === label) }));
}

type WhereWhenProps = { answers: Answers; data: KeyData; onAnswer(name: string, value: string): void };

/** Where and when it was; both may be skipped. */
export function WhereWhen({ answers: { place, year }, data, onAnswer }: WhereWhenProps) {
  const texts = useTexts();
  const onChange = ({ currentTarget: { name, value } }: ChangeEvent<HTMLSelectElement>) => onAnswer(name, value);
  const thisYear = Number(data.asOf.slice(0, 4));
  const years = Array.from({ length: thisYear - FIRST_YEAR }, (_, index) => thisYear - 1 - index);
  return (
    <div className={styles.whereWhen}>
      <div className="field">
        <label htmlFor="key-place">{words.where}</label>
        <select id="key-place" name="place" value={place ?? ""} onChange={onChange}>
          <option value="">{words.skip}</option>
          {groupsOf(texts, data.places).map(({ label, places }) => (
            <optgroup key={label} label={label}>
              {places.map(([key, name]) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="key-year">{words.when}</label>
        <select id="key-year" name="year" value={year ?? ""} onChange={onChange}>
          <option value="">{words.thisYear}</option>
          {year !== undefined && !years.includes(year) && <option value={year}>{year}</option>}
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={`btn quiet ${styles.withoutScript}`}>
        {words.show}
      </button>
    </div>
  );
}
