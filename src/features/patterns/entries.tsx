import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { Badge } from "../../admin/kit/ui/badge.tsx";
import { PublicationBadge } from "../../admin/kit/ui/publication-badge.tsx";
import { Timestamp } from "../../admin/kit/ui/timestamp.tsx";
import { BulkBar } from "../../admin/screens/dashboard/bulk-bar.tsx";
import { EntryTable, TableOutline } from "../../admin/screens/dashboard/entry-table.tsx";
import { type ListState, readListState } from "../../admin/screens/dashboard/list-state.ts";
import { Toolbar } from "../../admin/screens/dashboard/toolbar.tsx";
import type { ImageDetail } from "../../content/images/entry-images.ts";
import { PlateOutline } from "../../site/moving/plate-outline.tsx";
import { ArticlePlate, ArticleRow, RelatedArticle } from "../../site/parts/cards/article/article-card.tsx";
import { TuskerCard } from "../../site/parts/cards/tusker/tusker-card.tsx";
import { TuskerStatus } from "../../site/parts/cards/tusker/tusker-status.tsx";
import { readPage } from "../../ui/kit/lists/list-parameters.ts";
import { Pagination } from "../../ui/kit/lists/pagination.tsx";
import { Sunrise, Waiting } from "../../ui/kit/loading/waiting.tsx";
import plateStyles from "../../ui/kit/plate.module.css";
import { sampleArticle, sampleRows, sampleTuskers } from "./samples.ts";
import { Line, Section } from "./section.tsx";

export function Cards({ image }: { image: ImageDetail }) {
  const article = sampleArticle(image);
  return (
    <Section title="Cards">
      <div className={plateStyles.plates}>
        {sampleTuskers(image).map((tusker) => (
          <TuskerCard key={tusker.slug} tusker={tusker} />
        ))}
        <ArticlePlate article={article} />
        <RelatedArticle article={article} />
        <ArticleRow article={article} />
      </div>
    </Section>
  );
}

export function Words() {
  return (
    <Section title="Statuses and badges">
      <Line>
        <TuskerStatus status="alive" />
        <TuskerStatus status="missing" />
        <TuskerStatus status="dead" />
        <PublicationBadge state="published" />
        <PublicationBadge state="draft" />
        <PublicationBadge state="scheduled" />
        <Badge tone="bad">Not sent</Badge>
        <Timestamp at="2001-02-03T04:05:00Z" />
      </Line>
    </Section>
  );
}

/** The tools of a list. They affect only this example. */
export function Lists({ image }: { image: ImageDetail }) {
  const [state, setState] = useState<ListState>(() => readListState(new URLSearchParams()));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(["sample-1"]));
  const [parameters] = useSearchParams();
  const change = useCallback((changed: Partial<ListState>) => setState((before) => ({ ...before, ...changed })), []);
  const choose = (ids: readonly string[], on: boolean) => {
    setChosen((before) => (on ? before.union(new Set(ids)) : before.difference(new Set(ids))));
  };
  return (
    <Section title="Lists">
      <Toolbar state={state} onChange={change} />
      {chosen.size > 0 && (
        <BulkBar
          show="tuskers"
          count={chosen.size}
          busy={false}
          onDo={async () => setChosen(new Set())}
          onClear={() => setChosen(new Set())}
        />
      )}
      <EntryTable
        rows={sampleRows(image)}
        hidden={undefined}
        saved={sampleRows(image)[0]?.id}
        state={state}
        chosen={chosen}
        onChoose={choose}
        onDelete={({ id }) => choose([id], false)}
      />
      <Pagination
        page={readPage(parameters.get("page"))}
        pages={12}
        addressOf={(page) => `/admin/patterns?page=${page}`}
      />
    </Section>
  );
}

export function Loading() {
  return (
    <Section title="Loading">
      <Waiting role="status">
        <Sunrise />
        On its way...
      </Waiting>
      <TableOutline />
      <div className={plateStyles.plates} aria-hidden="true">
        <PlateOutline />
        <PlateOutline />
        <PlateOutline />
      </div>
    </Section>
  );
}
