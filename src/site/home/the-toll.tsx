import { FigureMarks } from "../../pages/shown/figure-marks.tsx";
import type { ShownPage } from "../../pages/shown-page.ts";
import { RichText } from "../../rich-text/clean-html.tsx";
import { langOf } from "../../translations/pieces/lang-of.ts";
import styles from "./the-toll.module.css";
import { words } from "./words.en.ts";

/** The value of a bar of full width: the greatest one, rounded up to tens, or to hundreds where there are thousands. */
function fullWidth(values: readonly number[]): number {
  const greatest = Math.max(1, ...values);
  const step = 10 ** Math.max(1, String(greatest).length - 2);
  return Math.ceil(greatest / step) * step;
}

/** A bar for each year: its width is the number of elephants. */
function Bars(page: ShownPage<"home">) {
  const years = page.fields.tollYears;
  const full = fullWidth(years.map(({ value }) => Number(value)));
  return (
    <dl className={styles.bars}>
      {years.map(({ meaning: year, value, sources }, index) => (
        <div key={year}>
          <dt>{year}</dt>
          <dd aria-hidden="true">
            <svg className={styles.bar} viewBox={`0 0 ${full} 10`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={value} height="10" />
            </svg>
          </dd>
          <dd>
            {value}
            <FigureMarks name="tollYears" index={index} keys={sources} page={page} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function TheToll(page: ShownPage<"home">) {
  const { fields } = page;
  return (
    <section className={`band ${styles.night}`} aria-labelledby="the-toll">
      <div className={`wrap ${styles.toll}`}>
        <div>
          <h2 id="the-toll" lang={langOf(page, "tollTitle")}>
            {fields.tollTitle}
          </h2>
          <p className={styles.big}>
            {fields.tollNumber}
            <FigureMarks name="tollSources" keys={fields.tollSources} page={page} />
          </p>
          <RichText className={styles.counted} html={fields.tollText} />
        </div>
        <div>
          {fields.tollYears.length > 0 && (
            <>
              <h3>{words.electrocuted}</h3>
              <Bars {...page} />
            </>
          )}
          <RichText className={styles.notes} html={fields.wireText} />
        </div>
      </div>
    </section>
  );
}
