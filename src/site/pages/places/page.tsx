import type { PlaceSummary } from "../../../content/lives/places/place-schemas.ts";
import { words as placeWords } from "../../../content/lives/places/words.ts";
import type { PlaceKind } from "../../../content/places/places.ts";
import { Marked } from "../../../platform/languages/stored-text.tsx";
import { Breadcrumb } from "../../../ui/kit/breadcrumb.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import { pageFailure } from "../../frame/page-failure.tsx";
import { homeTrail } from "../../meta/structured-data.ts";
import { definePage } from "../../page/define-page.ts";
import { PlaceList } from "../../parts/map/place-list.tsx";
import { PlaceMap } from "../../parts/map/place-map.tsx";
import { ShareBar } from "../../parts/sharing/share-bar.tsx";
import styles from "./places-page.module.css";
import { words } from "./words.ts";

type Section = { title: string; id: string; kinds: readonly PlaceKind[] };

const sections = (): readonly Section[] => [
  { ...words.protected, kinds: ["park", "sanctuary", "reserve"] },
  { ...words.homes, kinds: ["home"] },
  { ...words.districts, kinds: ["district"] },
];

/** Places of a kind: those with most tuskers first, and closed those without any. */
function Listed({ title, id, places }: Omit<Section, "kinds"> & { places: readonly PlaceSummary[] }) {
  const known = places.filter(({ tuskersWithin }) => tuskersWithin > 0);
  const others = places.filter(({ tuskersWithin }) => tuskersWithin === 0);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <PlaceList places={known} />
      {others.length > 0 && (
        <details open={known.length === 0}>
          <summary>{words.without(others.length)}</summary>
          <PlaceList places={others} />
        </details>
      )}
    </section>
  );
}

function Places({ places }: { places: readonly PlaceSummary[] }) {
  const lists = sections().map(({ kinds, ...section }) => ({
    ...section,
    places: places
      .filter(({ kind }) => kinds.includes(kind))
      .toSorted((one, other) => other.tuskersWithin - one.tuskersWithin),
  }));
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={homeTrail()} here={placeWords.mapAndPlaces} />
      <div className="pagehead">
        <h1>{placeWords.mapAndPlaces}</h1>
        <p>{words.lead}</p>
      </div>
      <div className={styles.places}>
        <div className={styles.map}>
          <PlaceMap places={lists.flatMap((list) => list.places)} />
          <PageLink className="more" to="/field-guide">
            {words.guide}
            <Icon name="arrow-right" />
          </PageLink>
        </div>
        <div className={styles.lists}>
          {lists.slice(0, -1).map((list) => (
            <Listed key={list.id} {...list} />
          ))}
        </div>
        <div className={styles.lists}>
          {lists.slice(-1).map((list) => (
            <Listed key={list.id} {...list} />
          ))}
        </div>
      </div>
      <p className={styles.rule}>
        {words.ofDistricts} {words.rule} <Marked text={words.origin} />
      </p>
      <ShareBar path="/places" title={placeWords.mapAndPlaces} excerpt={words.description} />
    </div>
  );
}

export const page = definePage({
  read: ({ readers }) => readers.places(),
  head: () => ({
    title: placeWords.mapAndPlaces,
    description: words.description,
    keywords: words.keywords,
    path: "/places",
    trail: homeTrail(),
  }),
  screen: (places) => <Places places={places} />,
  failure: pageFailure(() => words.failure, "/places"),
});
