import type { ReactNode } from "react";
import type { PageKey } from "../../../content/texts/page.ts";
import type { ShownPage } from "../../../content/texts/shown-page.ts";
import { ClosedBlock } from "../../../ui/kit/closed-block/closed-block.tsx";
import { SourcesList, sourcesCounted } from "../citations/sources-list.tsx";
import styles from "./page-sources.module.css";
import { usesOnPage } from "./page-uses.ts";

type PageSourcesProps<Key extends PageKey> = {
  page: ShownPage<Key>;
  /** What else the block holds, in a few words, and the section itself. */
  also?: { name: string; section: ReactNode };
};

/** The sources of a page at its end, closed under one line; nothing if it cites none and has nothing else to hold. */
export function PageSources<Key extends PageKey>({ page, also }: PageSourcesProps<Key>) {
  const count = page.sources.length;
  if (count === 0 && also === undefined) return null;
  const holds = [...(also === undefined ? [] : [also.name]), ...(count === 0 ? [] : [sourcesCounted(count)])];
  return (
    <div className={`wrap ${styles.end}`}>
      <ClosedBlock holds={holds}>
        {also?.section}
        <SourcesList sources={page.sources} uses={usesOnPage(page)} />
      </ClosedBlock>
    </div>
  );
}
