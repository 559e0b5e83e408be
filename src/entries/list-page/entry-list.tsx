import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import listStyles from "../../platform/ui/lists/list-head.module.css";
import { Pagination } from "../../platform/ui/lists/pagination.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import { words as uiWords } from "../../platform/ui/words.en.ts";
import { HOME_TRAIL } from "../../site/meta/structured-data.ts";
import type { ListWords } from "./list-meta.ts";

/** What the list and its failure have above them; `filter` is the form. */
type HeadProps = { words: ListWords; filter: ReactNode };

function ListHead({ words, filter }: HeadProps) {
  return (
    <>
      <Breadcrumb trail={HOME_TRAIL} here={words.title} />
      <div className="pagehead">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      {filter}
    </>
  );
}

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
  /** The entries of this page. */
  children: ReactNode;
};

/** One page of a list of entries, with its filters. */
export function EntryList({ words, filter, heading, total, page, lastPage, addressOf, ...props }: EntryListProps) {
  return (
    <div className="wrap page-end">
      <ListHead words={words} filter={filter} />
      {total === 0 ? (
        <Notice kind="status" title={words.none.title}>
          <p>{words.none.message}</p>
          {props.instead}
        </Notice>
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

/** The same page if the list could not be loaded. */
export function ListFailure({ words, filter, message }: HeadProps & { message: string }) {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap page-end">
      <ListHead words={words} filter={filter} />
      <Notice kind="alert" title={words.failure.title}>
        <p>{message}</p>
        <ButtonLink to={pathname + search}>{uiWords.tryAgain}</ButtonLink>
      </Notice>
    </div>
  );
}
