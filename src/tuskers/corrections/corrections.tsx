import { writtenDate } from "../../platform/text/written-date.ts";
import { CLAIM_LABELS } from "../../record/words.en.ts";
import { tuskerWords } from "../words.en.ts";
import styles from "./corrections.module.css";
import type { Correction } from "./corrections.ts";
import { words } from "./words.en.ts";

type Changed = Correction["changes"][number]["what"];

const labelOf = (changed: Changed): string =>
  changed in CLAIM_LABELS
    ? CLAIM_LABELS[changed as keyof typeof CLAIM_LABELS]
    : tuskerWords[changed as keyof typeof tuskerWords];

/** The days on which something of his record was changed, and what. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections" className={styles.corrections}>
      <h2 id="corrections">{words.title}</h2>
      <ul>
        {corrections.map(({ on, changes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two corrections of one day may be alike, and the list is fixed.
          <li key={index}>
            <time dateTime={on}>{writtenDate(on)}</time>
            <span>{changes.map(({ what, how }) => words.how[how](labelOf(what))).join(". ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
