import type { ReactNode } from "react";
import listStyles from "../../../ui/kit/lists/list-head.module.css";
import { Pagination } from "../../../ui/kit/lists/pagination.tsx";
import { Notice } from "../../../ui/kit/notice.tsx";
import { type HeadProps, ListHead } from "./head.tsx";

type EntryListProps = HeadProps & {
  /** For screen readers, above the entries. */
  heading: string;
  total: number;
  page: number;
  lastPage: number;
  addressOf(page: number): string;
  /** Leaves out the line that says how many entries there are. */
  untold?: boolean;
  /** Follows the message if nothing was found. */
  instead?: ReactNode;
  /** Other entries to look at, if nothing was found. */
  suggested?: ReactNode;
  /** The entries of this page. */
  children: ReactNode;
};

/** One page of a list of entries, with its filters. */
export function EntryList({ words, filter, heading, total, page, lastPage, addressOf, ...props }: EntryListProps) {
  return (
    <div className="wrap page-end">
      <ListHead words={words} filter={filter} />
      {total === 0 ? (
        <>
          <Notice kind="status" title={words.none.title}>
            <p>{words.none.message}</p>
            {props.instead}
          </Notice>
          {props.suggested}
        </>
      ) : (
        <section aria-labelledby="found" data-summary={words.found.counted(total)}>
          <h2 id="found" className="sr">
            {heading}
          </h2>
          {!props.untold && (
            <p className={listStyles.tally}>
              <span>
                <strong>{words.found.counted(total)}</strong>
                {total > 1 && words.found.order}
              </span>
              {lastPage > 1 && <span>{words.found.page(page, lastPage)}</span>}
            </p>
          )}
          {props.children}
          <Pagination page={page} pages={lastPage} addressOf={addressOf} />
        </section>
      )}
    </div>
  );
}
