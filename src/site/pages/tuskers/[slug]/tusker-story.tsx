import { datesOfLife } from "../../../../content/lives/life-dates.ts";
import { missingFacts } from "../../../../content/lives/missing-facts.ts";
import { PlaceLink } from "../../../../content/places/place-link.tsx";
import { placesNamedIn } from "../../../../content/places/place-names.ts";
import type { PlaceKey } from "../../../../content/places/places.ts";
import type { Related } from "../../../../content/record/record.ts";
import { featureLines } from "../../../../content/record/texts/feature-lines.ts";
import { happeningsOf } from "../../../../content/record/texts/happenings.ts";
import type { Marks } from "../../../../content/record/texts/marks.ts";
import { words } from "../../../../content/record/texts/words.ts";
import { tuskerWords } from "../../../../content/tuskers/words.ts";
import { listOfAll } from "../../../../platform/text/by-language/lists.ts";
import { LifeFigure } from "../../../parts/lives/life-figure.tsx";
import { lifeSentence } from "../../../parts/lives/life-sentence.ts";
import { SmallMap } from "../../../parts/map/small-map.tsx";
import { FeatureList } from "../../../parts/record/feature-list.tsx";
import { FeaturePlate } from "../../../parts/record/features/feature-plate.tsx";
import { HappeningList } from "../../../parts/record/happening-list.tsx";
import { RelationList, type RelationView } from "../../../parts/record/relation-list.tsx";
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

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

type TuskerBeyondProps = { tusker: TuskerRecord; story: Story; today: string };

/** What follows his story and his facts: his life, and beside it his places, his body and the tuskers in his story. */
export function TuskerBeyond({ tusker, story, today }: TuskerBeyondProps) {
  const places = placesNamedIn(tusker.location);
  const hasLife = story.isDated || story.happenings.length > 0;
  const isDescribed = story.features.recorded.length > 0;
  const isRelated = story.relations.length > 0;
  const hasBeside = places.length > 0 || isDescribed || isRelated;
  if (!hasLife && !hasBeside) return null;
  return (
    <div className={`band sunk ${styles.beyond}`}>
      <div className={`wrap ${hasLife && hasBeside ? styles.columns : ""}`}>
        {hasLife && <TuskerLife story={story} places={places} today={today} />}
        {hasBeside && (
          <div>
            {places.length > 0 && <TuskerPlaces places={places} />}
            {isDescribed && <TuskerFeatures story={story} />}
            {isRelated && <TuskerRelations story={story} slug={tusker.slug} />}
          </div>
        )}
      </div>
    </div>
  );
}

/** His life as a bar, in a sentence, and by its happenings. */
function TuskerLife({ story, places, today }: { story: Story; places: readonly PlaceKey[]; today: string }) {
  const { life, isDated, happenings } = story;
  return (
    <section className={styles.section} aria-labelledby="life">
      <h2 id="life">{words.life.title}</h2>
      {/* The bar tells it to all others. On paper it is left out with all that only screen readers are told. */}
      {isDated && <p className="sr">{lifeSentence(life, today)}</p>}
      {isDated && <LifeFigure life={life} today={today} />}
      {happenings.length > 0 && <HappeningList happenings={happenings} linked={places} />}
    </section>
  );
}

/** Where he was recorded, as far as his location tells it: parks, reserves, homes and districts. */
function TuskerPlaces({ places }: { places: readonly PlaceKey[] }) {
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

/** What is recorded of his body, beside a drawing of it. */
function TuskerFeatures({ story: { drawn, features } }: { story: Story }) {
  return (
    <section className={styles.section} aria-labelledby="features">
      <h2 id="features">{words.features.title}</h2>
      <div className={styles.features}>
        <FeaturePlate features={drawn} />
        <FeatureList recorded={features.recorded} />
      </div>
    </section>
  );
}

/** What is not known of him, in sentences, for the closed block. */
export function TuskerNotKnown({ story: { features, missing } }: { story: Story }) {
  const isDescribed = features.recorded.length > 0;
  if (missing.length === 0 && !isDescribed) return null;
  return (
    <section aria-labelledby="not-known">
      <h3 id="not-known">{words.notKnown.title}</h3>
      {missing.length > 0 && <p className={styles.notKnown}>{listOfAll(missing)}.</p>}
      {isDescribed && <p>{words.notKnown.ofBody(listOfAll(features.notRecorded.map(lowered)))}</p>}
    </section>
  );
}

/** The tuskers that he is related to. */
function TuskerRelations({ story: { relations }, slug }: { story: Story; slug: string }) {
  return (
    <section className={styles.section} aria-labelledby="relations">
      <h2 id="relations">{words.relations.title}</h2>
      <RelationList relations={relations} slug={slug} />
    </section>
  );
}
