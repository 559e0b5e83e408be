import type { ShownPage } from "../../pages/load-page.ts";
import { RichText } from "../../rich-text/clean-html.tsx";
import { langOf } from "../../translations/pieces/lang-of.ts";
import styles from "./the-toll.module.css";
import { words } from "./words.en.ts";

const ELECTROCUTED = [
  { year: 2018, elephants: 38 },
  { year: 2019, elephants: 41 },
  { year: 2020, elephants: 31 },
  { year: 2021, elephants: 66 },
  { year: 2022, elephants: 50 },
  { year: 2023, elephants: 72 },
];
/** The value of a bar of full width. */
const FULL = 80;

export function TheToll(page: ShownPage<"home">) {
  const { fields } = page;
  return (
    <section className={`band ${styles.night}`} aria-labelledby="the-toll">
      <div className={`wrap ${styles.toll}`}>
        <div>
          <h2 id="the-toll" lang={langOf(page, "tollTitle")}>
            {fields.tollTitle}
          </h2>
          <p className={styles.big}>{fields.tollNumber}</p>
          <RichText className={styles.counted} html={fields.tollText} />
        </div>
        <div>
          <h3>{words.electrocuted}</h3>
          <dl className={styles.bars}>
            {ELECTROCUTED.map(({ year, elephants }) => (
              <div key={year}>
                <dt>{year}</dt>
                <dd aria-hidden="true">
                  <svg className={styles.bar} viewBox={`0 0 ${FULL} 10`} preserveAspectRatio="none" aria-hidden="true">
                    <rect width={elephants} height="10" />
                  </svg>
                </dd>
                <dd>{elephants}</dd>
              </div>
            ))}
          </dl>
          <RichText className={styles.notes} html={fields.wireText} />
        </div>
      </div>
    </section>
  );
}
