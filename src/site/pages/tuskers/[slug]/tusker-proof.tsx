import { Children } from "react";
import { type Marks, usesOnPage } from "../../../../content/record/texts/marks.ts";
import { usesIn } from "../../../../content/rich-text/citations/uses-in.ts";
import { nameHere } from "../../../../content/tuskers/name-here.ts";
import { currentLanguage } from "../../../../platform/languages/current-language.ts";
import { addressIn } from "../../../../platform/languages/language.ts";
import { Marked } from "../../../../platform/languages/stored-text.tsx";
import { ClosedBlock } from "../../../../ui/kit/closed-block/closed-block.tsx";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import { tuskerFeedAddress } from "../../../feeds/feed-addresses.ts";
import { SourcesList, sourcesCounted } from "../../../parts/citations/sources-list.tsx";
import type { EntryPanel } from "../../../parts/entry/entry-panel.ts";
import { differingFacts, FactSources, type factsOf } from "./tusker-facts.tsx";
import styles from "./tusker-proof.module.css";
import type { TuskerRecord } from "./tusker-record.ts";
import { HowDrawn } from "./tusker-still.tsx";
import { type storyOf, TuskerNotKnown } from "./tusker-story.tsx";
import { words } from "./words.ts";

type TuskerProofProps = {
  tusker: TuskerRecord;
  facts: ReturnType<typeof factsOf>;
  story: ReturnType<typeof storyOf>;
  panels: readonly EntryPanel[];
  marks: Marks;
  shared: boolean;
};

/** What his page rests on, and what can be done with it, closed under one line. */
export function TuskerProof({ tusker, facts, story, panels, marks, shared }: TuskerProofProps) {
  const { how } = words;
  const differing = differingFacts(facts);
  const holds = [
    ...(tusker.sources.length > 0 ? [sourcesCounted(tusker.sources.length)] : []),
    ...(differing.length > 0 ? [how.accounts(differing.join(", "))] : []),
    ...(story.missing.length > 0 ? [how.notKnown] : []),
    ...(tusker.imageDetails.length === 0 ? [how.drawn.holds] : []),
    ...panels.flatMap((panel) => panel.holds ?? []),
    ...(shared ? [how.use.holds] : []),
  ];
  return (
    <div className="wrap">
      <ClosedBlock holds={holds}>
        <div>
          <SourcesList sources={tusker.sources} uses={usesOnPage(usesIn(tusker.descriptionHtml), marks.uses())} />
          <FactSources facts={facts} />
        </div>
        <div>
          <TuskerNotKnown story={story} />
          <HowDrawn tusker={tusker} />
          {Children.toArray(panels.map(({ content }) => content))}
          {shared && <UseAndFollow tusker={tusker} />}
        </div>
      </ClosedBlock>
    </div>
  );
}

function UseAndFollow({ tusker }: { tusker: TuskerRecord }) {
  return (
    <section aria-labelledby="use">
      <h3 id="use">{words.how.use.title}</h3>
      <ul className={styles.use}>
        <li>
          <PageLink to={`/tuskers/${tusker.slug}/card`}>{words.card}</PageLink>
        </li>
        <li>
          <PageLink to={`/compare?a=${tusker.slug}`}>{words.compare}</PageLink>
        </li>
        <li>
          <a href={addressIn(currentLanguage(), tuskerFeedAddress(tusker.slug))}>
            <Marked text={words.follow(nameHere(tusker))} />
          </a>
        </li>
        <li>
          <PageLink to={`/tuskers/${tusker.slug}/tell`}>{words.tell}</PageLink>
        </li>
      </ul>
    </section>
  );
}
