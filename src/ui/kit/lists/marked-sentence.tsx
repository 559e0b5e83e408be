import type { Mark } from "../../../platform/text/finding/found-words.ts";
import styles from "./marked-sentence.module.css";

type MarkedSentenceProps = { text: string; marks: readonly Mark[] };

/** The sentence of a hit, with the words marked. */
export const MarkedSentence = ({ text, marks }: MarkedSentenceProps) => (
  <>
    {marks.map(({ start, end }, index) => (
      <span key={start}>
        {text.slice(marks[index - 1]?.end ?? 0, start)}
        <mark className={styles.mark}>{text.slice(start, end)}</mark>
      </span>
    ))}
    {text.slice(marks.at(-1)?.end ?? 0)}
  </>
);
