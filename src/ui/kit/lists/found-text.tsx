import { Marked } from "../../../platform/languages/stored-text.tsx";
import { findFolded } from "../../../platform/text/find-folded.ts";
import styles from "./found-text.module.css";

type FoundTextProps = {
  text: string;
  /** The words of the search, folded as for searches; undefined outside searches. */
  search: string | undefined;
};

/** A text that may hold words as they are stored, with the words of a search marked where it has them. */
export function FoundText({ text, search = "" }: FoundTextProps) {
  const found = findFolded(text, search);
  if (found === undefined) return <Marked text={text} />;
  return (
    <>
      <Marked text={text.slice(0, found.start)} />
      <mark className={styles.found}>
        <Marked text={text.slice(found.start, found.end)} />
      </mark>
      <Marked text={text.slice(found.end)} />
    </>
  );
}
