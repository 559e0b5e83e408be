import type { Answers } from "../../answers.ts";
import type { KeyData } from "../../key-data.ts";
import { useTexts } from "./question-texts.ts";

const FIRST_YEAR = 1950;

type YearProps = Pick<Answers, "year"> & Pick<KeyData, "asOf"> & { onAnswer(name: string, value: string): void };

/** When it was: an old photograph may show one who has died since. */
export function Year({ year, asOf, onAnswer }: YearProps) {
  const texts = useTexts();
  const thisYear = Number(asOf.slice(0, 4));
  const years = Array.from({ length: thisYear - FIRST_YEAR }, (_, index) => thisYear - 1 - index);
  return (
    <div className="field">
      <label htmlFor="key-year">{texts.when}</label>
      <select
        id="key-year"
        name="year"
        value={year ?? ""}
        onChange={({ currentTarget: { name, value } }) => onAnswer(name, value)}
      >
        <option value="">{texts.thisYear}</option>
        {year !== undefined && !years.includes(year) && <option value={year}>{year}</option>}
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  );
}
