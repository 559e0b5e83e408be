import { langOf } from "../../../../content/fields/pieces/lang-of.ts";
import { RichText } from "../../../../content/rich-text/clean-html.tsx";
import type { ShownPage } from "../../../../content/texts/shown-page.ts";
import { FigureMark } from "../../../parts/texts/figure-mark.tsx";
import { groupOf } from "../../../parts/texts/page-uses.ts";
import { cutAfterFirstParagraph } from "./first-paragraph.ts";
import { ReadOn } from "./read-on.tsx";
import styles from "./the-toll.module.css";
import { words } from "./words.ts";

/** The value of a bar of full width: the greatest one, rounded up to tens, or to hundreds where there are thousands. */
function fullWidth(values: readonly number[]): number {
  const greatest = Math.max(1, ...values);
  const step = 10 ** Math.max(1, String(greatest).length - 2);
  return Math.ceil(greatest / step) * step;
}

/** A bar for each year: its width is the number of elephants. */
function Bars({ fields }: ShownPage<"home">) {
  const full = fullWidth(fields.tollYears.map(({ value }) => Number(value)));
  return (
    <dl className={styles.bars}>
      {fields.tollYears.map(({ meaning: year, value }) => (
        <div key={year}>
          <dt>{year}</dt>
          <dd aria-hidden="true">
            <svg className={styles.bar} viewBox={`0 0 ${full} 10`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={value} height="10" />
            </svg>
          </dd>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many elephants died, with the years of those that were electrocuted. One mark has the sources of all figures. */
export function TheToll(page: ShownPage<"home">) {
  const { tollTitle, tollNumber, tollText, tollSources, tollYears, wireText } = page.fields;
  const toll = cutAfterFirstParagraph(tollText);
  const wire = cutAfterFirstParagraph(wireText);
  const keys = [...tollSources, ...tollYears.flatMap(({ sources }) => sources)];
  return (
    <section className={styles.night} aria-labelledby="the-toll">
      <div className={`wrap ${styles.toll}`}>
        <div>
          <h2 id="the-toll" lang={langOf(page, "tollTitle")}>
            {tollTitle}
          </h2>
          <p className={styles.big}>{tollNumber}</p>
          <RichText className={styles.counted} html={toll.first} />
          {(toll.rest !== "" || wire.rest !== "") && (
            <ReadOn of={tollTitle}>
              <RichText className={styles.counted} html={toll.rest} />
              <RichText className={styles.counted} html={wire.rest} />
            </ReadOn>
          )}
        </div>
        <div>
          {tollYears.length > 0 && (
            <>
              <h3>{words.electrocuted}</h3>
              <Bars {...page} />
            </>
          )}
          <RichText className={styles.notes} html={wire.first} />
          <p className={styles.mark}>
            <FigureMark group={groupOf("tollSources", 0)} keys={keys} page={page} />
          </p>
        </div>
      </div>
    </section>
  );
}
