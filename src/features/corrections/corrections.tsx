import { writtenDate } from "../../platform/text/dates/written-date.ts";
import { correctionText } from "./correction-text.ts";
import styles from "./corrections.module.css";
import type { Correction } from "./corrections.ts";
import { words } from "./words.ts";

/** The days on which something of his record was changed, and what, for the closed block. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  return (
    <section aria-labelledby="corrections" className={styles.corrections}>
      <h3 id="corrections">{words.title}</h3>
      <ul>
        {corrections.map((correction, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two corrections of one day may be alike, and the list is fixed.
          <li key={index}>
            <time dateTime={correction.on}>{writtenDate(correction.on)}</time>
            <span>{correctionText(correction)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
