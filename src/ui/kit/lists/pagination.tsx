import { Icon } from "../icon.tsx";
import { PageLink } from "../page-link.tsx";
import { words } from "../words.ts";
import styles from "./pagination.module.css";
import { shownPages } from "./shown-pages.ts";

/**
 * The previous or next page. Without a target the arrow stays visible, so that the other links keep their positions.
 */
function Arrow({ to, way }: { to: string | undefined; way: "prev" | "next" }) {
  const arrow = way === "prev" ? <Icon name="chevron-left" /> : <Icon name="chevron-right" />;
  if (to === undefined) return <span aria-hidden="true">{arrow}</span>;
  return (
    <PageLink to={to} rel={way}>
      {arrow}
      <span className="sr">{way === "prev" ? words.previousPage : words.nextPage}</span>
    </PageLink>
  );
}

/** Links to the pages of a list; renders nothing if there is only one. `addressOf` returns the address of a page. */
export function Pagination(props: { page: number; pages: number; addressOf: (page: number) => string }) {
  const { page, pages, addressOf } = props;
  if (pages <= 1) return null;
  return (
    <nav aria-label={words.pages} className={styles.pages}>
      <Arrow way="prev" to={page > 1 ? addressOf(page - 1) : undefined} />
      <ul>
        {shownPages(page, pages).map((number, index) =>
          number === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its place.
            <li key={`gap-${index}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <PageLink to={addressOf(number)} aria-current={number === page ? "page" : undefined}>
                {number}
              </PageLink>
            </li>
          ),
        )}
      </ul>
      <Arrow way="next" to={page < pages ? addressOf(page + 1) : undefined} />
    </nav>
  );
}
