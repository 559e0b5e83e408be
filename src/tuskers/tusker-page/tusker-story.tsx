import { PlaceLink } from "../../places/place-link.tsx";
import { placesNamedIn } from "../../places/place-names.ts";
import { listOfAll } from "../../platform/text/by-language/lists.ts";
import { PageLink } from "../../platform/ui/page-link.tsx";
import type { Related } from "../../record/record.ts";
import { featureLines } from "../../record/shown/feature-lines.ts";
import { FeatureLists } from "../../record/shown/feature-lists.tsx";
import { FeaturePlate } from "../../record/shown/features/feature-plate.tsx";
import { HappeningList } from "../../record/shown/happening-list.tsx";
import { happeningsOf } from "../../record/shown/happenings.ts";
import type { Marks } from "../../record/shown/marks.ts";
import { RelationList, type RelationView } from "../../record/shown/relation-list.tsx";
import { words } from "../../record/shown/words.en.ts";
import { LifeFigure } from "../lives/drawn/life-figure.tsx";
import { lifeSentence } from "../lives/drawn/life-sentence.ts";
import { datesOfLife } from "../lives/life-dates.ts";
import { missingFacts } from "../lives/missing-facts.ts";
import { SmallMap } from "../places/map/small-map.tsx";
import { tuskerWords } from "../words.en.ts";
import type { TuskerRecord } from "./tusker-record.ts";
import styles from "./tusker-story.module.css";

/** Numbers the sources of his own relations. Those that the other tusker records have theirs on the other page. */
const relationViews = (relations: readonly Related[], marks: Marks): RelationView[] =>
  relations.map(({ kind, to, name, date, note, sources, given }) => ({
    kind,
    name,
    slug: to?.slug,
    date,
    note: given ? note : undefined,
    marks: given ? marks.of("relation", sources) : [],
  }));

/** What is recorded of him beyond facts and text, with its citations numbered. */
export function storyOf(tusker: TuskerRecord, relations: readonly Related[], marks: Marks) {
  const life = datesOfLife(tusker);
  return {
    life,
    isDated: (life.born ?? life.first ?? life.died ?? life.deadBy) !== null,
    happenings: happeningsOf(tusker.events, marks),
    drawn: tusker.features,
    features: featureLines(tusker.features, marks),
    relations: relationViews(relations, marks),
    missing: missingFacts(tusker),
  };
}

type Story = ReturnType<typeof storyOf>;

/** His life as a bar, in a sentence, and by its happenings. */
export function TuskerLife({ story: { life, isDated, happenings }, today }: { story: Story; today: string }) {
  if (!isDated && happenings.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="life">
      <h2 id="life">{words.life.title}</h2>
      {isDated && <p>{lifeSentence(life, today)}</p>}
      {isDated && <LifeFigure life={life} today={today} />}
      {happenings.length > 0 && <HappeningList happenings={happenings} />}
    </section>
  );
}

/** Where he was recorded, as far as his location tells it: parks, reserves, homes and districts. */
export function TuskerPlaces({ location }: { location: string }) {
  const places = placesNamedIn(location);
  if (places.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="places">
      <h2 id="places">{tuskerWords.location}</h2>
      <div className={styles.places}>
        <SmallMap places={places} />
        <ul>
          {places.map((key) => (
            <li key={key}>
              <PlaceLink place={key} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What is recorded of his body, and what is not known of him. */
export function TuskerFeatures({ story: { drawn, features, missing }, slug }: { story: Story; slug: string }) {
  return (
    <>
      {features.recorded.length > 0 && (
        <section className={styles.section} aria-labelledby="features">
          <h2 id="features">{words.features.title}</h2>
          <p>{words.features.lead}</p>
          <FeaturePlate features={drawn} />
          <FeatureLists {...features} />
        </section>
      )}
      {missing.length > 0 && (
        <p className={styles.notKnown}>
          <b>{words.notKnown.title}</b> {listOfAll(missing)}.{" "}
          <PageLink to={`/contact?about=${slug}`}>{words.notKnown.ask}</PageLink>
        </p>
      )}
    </>
  );
}

/** The tuskers that he is related to. */
export function TuskerRelations({ story: { relations }, slug }: { story: Story; slug: string }) {
  if (relations.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="relations">
      <h2 id="relations">{words.relations.title}</h2>
      <RelationList relations={relations} slug={slug} />
    </section>
  );
}
