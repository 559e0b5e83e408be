import { Link } from "react-router";
import { featureLines } from "../../record/shown/feature-lines.ts";
import { FeatureLists } from "../../record/shown/feature-lists.tsx";
import { happeningsOf } from "../../record/shown/happenings.ts";
import { LifeLine } from "../../record/shown/life-line.tsx";
import type { Marks } from "../../record/shown/marks.ts";
import { notKnown } from "../../record/shown/not-known.ts";
import { RelationList, type RelationView } from "../../record/shown/relation-list.tsx";
import { words } from "../../record/shown/words.en.ts";
import { STATUSES } from "../status.ts";
import type { TuskerRecord } from "./tusker-record.ts";
import styles from "./tusker-story.module.css";

/** The relations that a page can show: a target without a public page, and without a name, is left out. */
function relationsOf({ relations }: TuskerRecord, marks: Marks): RelationView[] {
  return relations.flatMap(({ kind, name, date, note, sources }) =>
    name === undefined ? [] : [{ kind, name, slug: undefined, date, note, marks: marks.of("relation", sources) }],
  );
}

const inOne = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** What is recorded of him beyond facts and text, with its citations numbered. */
export function storyOf(tusker: TuskerRecord, marks: Marks) {
  const isDead = STATUSES[tusker.status].datedBy === "death";
  return {
    happenings: happeningsOf(tusker.events, marks),
    features: featureLines(tusker.features, marks),
    relations: relationsOf(tusker, marks),
    missing: notKnown({ claims: tusker.claims, features: tusker.features, isDead }),
  };
}

type TuskerStoryProps = { story: ReturnType<typeof storyOf>; slug: string };

/** His life, his features, other tuskers, and what is not known. */
export function TuskerStory({ story: { happenings, features, relations, missing }, slug }: TuskerStoryProps) {
  return (
    <div className="wrap">
      {happenings.length > 0 && (
        <section className={styles.section} aria-labelledby="life">
          <h2 id="life">{words.life.title}</h2>
          <LifeLine happenings={happenings} />
        </section>
      )}
      {features.recorded.length > 0 && (
        <section className={styles.section} aria-labelledby="features">
          <h2 id="features">{words.features.title}</h2>
          <p>{words.features.lead}</p>
          <FeatureLists {...features} />
        </section>
      )}
      {relations.length > 0 && (
        <section className={styles.section} aria-labelledby="relations">
          <h2 id="relations">{words.relations.title}</h2>
          <RelationList relations={relations} />
        </section>
      )}
      {missing.length > 0 && (
        <p className={styles.notKnown}>
          <b>{words.notKnown.title}</b> {inOne.format(missing)}.{" "}
          <Link to={`/contact?about=${slug}`}>{words.notKnown.ask}</Link>
        </p>
      )}
    </div>
  );
}
