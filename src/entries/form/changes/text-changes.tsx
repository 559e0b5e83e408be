import { useMemo } from "react";
import styles from "./text-changes.module.css";
import { findChanges, type Stretch, shortenSame } from "./word-changes.ts";

/** Read out by screen readers, which do not announce strike-through and underline reliably. */
const SAID = { removed: ["taken out:", "end of what was taken out"], added: ["put in:", "end of what was put in"] };

function Part({ text, kind }: Stretch) {
  if (kind === "same") return text;
  const [before, after] = SAID[kind] ?? [];
  const Mark = kind === "removed" ? "del" : "ins";
  return (
    <Mark>
      <span className="sr"> {before} </span>
      {text}
      <span className="sr"> {after} </span>
    </Mark>
  );
}

/** Two versions of one text, merged, with removed and added parts marked. */
export function TextChanges({ before, after }: { before: string; after: string }) {
  const stretches = useMemo(() => shortenSame(findChanges(before, after)), [before, after]);
  return <Stretches stretches={stretches} />;
}

/** A merged text whose changes are found already. */
export function Stretches({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <p className={styles.text}>
      {stretches.map((stretch, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches have neither identity nor state.
        <Part key={index} {...stretch} />
      ))}
    </p>
  );
}

/** An unchanged text. */
export const UnchangedText = ({ text }: { text: string }) => <p className={styles.text}>{text || <i>Nothing</i>}</p>;
