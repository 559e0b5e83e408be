import type { ReactNode } from "react";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { homeTrail } from "../../site/meta/structured-data.ts";
import type { ListWords } from "./list-head.ts";

/** What the list and its failure have above them; `filter` is the form. */
export type HeadProps = { words: ListWords; filter: ReactNode };

export function ListHead({ words, filter }: HeadProps) {
  return (
    <>
      <Breadcrumb trail={homeTrail()} here={words.title} />
      <div className="pagehead">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      {filter}
    </>
  );
}
