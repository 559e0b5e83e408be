import { Link } from "react-router";
import { shownPages } from "./shown-pages.ts";

const item = "inline-flex min-h-11 min-w-11 items-center justify-center px-s-2";

/** Links to the pages of a list; nothing where there is only one. `addressOf` gives the address of a page. */
export function Pagination(props: { page: number; pages: number; addressOf: (page: number) => string }) {
  const { page, pages, addressOf } = props;
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-s-7 border-t-4 border-double border-edge pt-s-4">
      <ul className="flex flex-wrap items-center justify-center gap-s-1">
        {page > 1 && (
          <li>
            <Link className={item} to={addressOf(page - 1)} rel="prev">
              <span aria-hidden="true">←&nbsp;</span>Previous
            </Link>
          </li>
        )}
        {shownPages(page, pages).map((number, index) =>
          number === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its place.
            <li key={`gap-${index}`} className={item}>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                className={number === page ? `${item} border border-edge font-semibold no-underline` : item}
                to={addressOf(number)}
                aria-current={number === page ? "page" : undefined}
                aria-label={`Page ${number}`}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link className={item} to={addressOf(page + 1)} rel="next">
              Next<span aria-hidden="true">&nbsp;→</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
