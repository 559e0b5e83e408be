import { useMemo } from "react";
import { findChanges, type Stretch, shortenSame } from "./word-changes.ts";

/** Said to those who cannot see what is struck through or underlined. */
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

/** Two forms of one text put into one, with what was taken out and what was put in. */
export function TextChanges({ before, after }: { before: string; after: string }) {
  const stretches = useMemo(() => shortenSame(findChanges(before, after)), [before, after]);
  return (
    <p className="changes">
      {stretches.map((stretch, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stretches have no names and no life of their own.
        <Part key={index} {...stretch} />
      ))}
    </p>
  );
}
