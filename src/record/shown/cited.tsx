import { Fragment } from "react";
import type { Mark } from "./marks.ts";
import { words } from "./words.en.ts";

/** The numbers of a statement's sources, as `rich-text` writes them within the text. */
export function Cited({ marks }: { marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <sup className="cite">
      {marks.map(({ number, id }, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          <a href={`#source-${number}`} id={id} aria-label={words.source(number)}>
            {number}
          </a>
        </Fragment>
      ))}
    </sup>
  );
}
