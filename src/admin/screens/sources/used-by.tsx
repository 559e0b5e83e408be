import { Link } from "react-router";
import type { SourceUse, SourceWithUses } from "../../../content/sources/library-source.ts";
import { PAGE_NAMES } from "../../../content/texts/page-words.ts";
import { counted } from "../../../platform/text/counted.ts";
import styles from "./sources.module.css";

const STATE_WORDS: Record<SourceUse["state"], string> = {
  published: "Published",
  scheduled: "Scheduled",
  draft: "Draft",
  binned: "In the bin",
};

type Used = Pick<SourceWithUses, "uses" | "usedBy" | "pages">;

/** Whether anything would lose the source if it were deleted. */
export const isUsed = ({ uses, pages }: Pick<Used, "uses" | "pages">): boolean => uses + pages.length > 0;

/** How much uses a source: "2 entries and 1 page". */
export function usesText({ uses, pages }: Pick<Used, "uses" | "pages">): string {
  const parts = [
    ...(uses > 0 ? [counted(uses, "entry", "entries")] : []),
    ...(pages.length > 0 ? [counted(pages.length, "page", "pages")] : []),
  ];
  return parts.join(" and ");
}

/** The pages and entries that use a source, each with its state and a link. Of many entries, the first are listed. */
export function UsedBy({ source }: { source: Used }) {
  const { uses, usedBy, pages } = source;
  if (!isUsed(source)) return <p>Nothing uses it. It can be deleted.</p>;
  return (
    <>
      {usedBy.length < uses && (
        <p>
          {counted(uses, "entry", "entries")}; the first {usedBy.length} are listed.
        </p>
      )}
      <ul className={styles.uses} aria-label="Pages and entries that use it">
        {pages.map(({ page, state }) => (
          <li key={page}>
            <Link to={`/admin/pages/${page}`}>{PAGE_NAMES[page]}</Link>{" "}
            <span>{state === "draft" ? "Page, only in its draft" : "Page"}</span>
          </li>
        ))}
        {usedBy.map(({ kind, _id, title, state }) => (
          <li key={`${kind} ${_id}`}>
            <Link to={state === "binned" ? "/admin/bin" : `/admin/edit-${kind}/${encodeURIComponent(_id)}`}>
              {title}
            </Link>{" "}
            <span>{STATE_WORDS[state]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
