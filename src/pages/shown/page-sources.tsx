import { SourcesList } from "../../sources/sources-list.tsx";
import type { PageKey } from "../page.ts";
import type { ShownPage } from "../shown-page.ts";
import { usesOnPage } from "./page-uses.ts";

/** The sources of a page below its texts; nothing if it cites none. */
export function PageSources<Key extends PageKey>({ page }: { page: ShownPage<Key> }) {
  if (page.sources.length === 0) return null;
  return (
    <div className="wrap band">
      <SourcesList sources={page.sources} uses={usesOnPage(page)} />
    </div>
  );
}
