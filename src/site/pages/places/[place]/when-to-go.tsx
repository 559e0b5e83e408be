import type { PlaceDetail } from "../../../../content/lives/places/place-schemas.ts";
import type { PlaceKey } from "../../../../content/places/places.ts";
import { isWithin, SEASONS, type Season } from "../../../../content/places/seasons.ts";
import { mayLiveWild } from "../../../../content/tuskers/may-live-wild.ts";
import { currentLanguage } from "../../../../platform/languages/current-language.ts";
import { monthName } from "../../../../platform/text/by-language/months.ts";
import styles from "./when-to-go.module.css";
import { words } from "./words.ts";

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first letter of a month, with its signs. */
const letterOf = (month: number): string =>
  Array.from(letters.segment(monthName(currentLanguage(), month)))[0]?.segment ?? "";

/**
 * The months of a park's elephants. Beside a tusker who may live wild they would tell in which month he can be found, so
 * a page that shows one, or does not show all tuskers of the place, has none.
 */
export const seasonOf = ({
  key,
  recorded,
  tuskersWithin,
}: Pick<PlaceDetail, "recorded" | "tuskersWithin"> & { key: PlaceKey }): Season | undefined =>
  recorded.length < tuskersWithin || recorded.some(mayLiveWild) ? undefined : SEASONS[key];

/** The months of a year as a row, and the same in a sentence. */
export function WhenToGo({ season }: { season: Season }) {
  const { months, most } = season;
  const classOf = (month: number) => {
    if (most !== undefined && isWithin(month, most)) return styles.most;
    return isWithin(month, months) ? (most === undefined ? styles.most : styles.some) : undefined;
  };
  return (
    <section aria-labelledby="season">
      <h2 id="season">{words.season.title}</h2>
      <div className={styles.months} aria-hidden="true">
        {MONTHS.map((month) => (
          <span key={month} className={classOf(month)}>
            <i />
            {letterOf(month)}
          </span>
        ))}
      </div>
      <p>
        {words.season.months(season)} {words.season.atLarge}
      </p>
    </section>
  );
}
