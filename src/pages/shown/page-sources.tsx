import { ClosedBlock } from "../../platform/ui/closed-block/closed-block.tsx";
import { SourcesList } from "../../sources/sources-list.tsx";
import type { PageKey } from "../page.ts";
import type { ShownPage } from "../shown-page.ts";
import { usesOnPage } from "./page-uses.ts";
import { words } from "./words.en.ts";

/** The sources of a page at its end, closed under one line; nothing if it cites none. */
export function PageSources<Key extends PageKey>({ page }: { page: ShownPage<Key> }) {
  if (page.sources.length === 0) return null;
  return (
    <div className="wrap page-end">
      <ClosedBlock holds={[words.sources(page.sources.length)]}>
        <SourcesList sources={page.sources} uses={usesOnPage(page)} />
      </ClosedBlock>
    </div>
  );
}
