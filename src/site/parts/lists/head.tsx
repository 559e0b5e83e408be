import type { ReactNode } from "react";
import listStyles from "../../../ui/kit/lists/list-head.module.css";
import type { ListWords } from "./list-head.ts";

/** What the list and its failure have above them; `filter` is the form. */
export type HeadProps = { words: ListWords; filter: ReactNode };

export function ListHead({ words, filter }: HeadProps) {
  return (
    <>
      <div className={`pagehead ${listStyles.title}`}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      {filter}
    </>
  );
}
