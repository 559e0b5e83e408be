import type { PlaceKind } from "../../../places/places.ts";
import { Breadcrumb } from "../../../platform/ui/breadcrumb.tsx";
import { PageLink } from "../../../platform/ui/page-link.tsx";
import { homeTrail } from "../../../site/meta/structured-data.ts";
import { definePage } from "../../../site/render/define-page.ts";
import { pageFailure } from "../../../site/served/page-failure.tsx";
import { ShareBar } from "../../../site/sharing/share-bar.tsx";
import { PlaceMap } from "../map/place-map.tsx";
import { PlaceList } from "../place-list.tsx";
import type { PlaceSummary } from "../place-schemas.ts";
import styles from "./places-page.module.css";
import { words } from "./words.en.ts";

const sections = (): readonly { title: string; id: string; kinds: readonly PlaceKind[]; note?: string }[] => [
  { ...words.protected, kinds: ["park", "sanctuary", "reserve"] },
  { ...words.homes, kinds: ["home"] },
  { ...words.districts, kinds: ["district"], note: words.ofDistricts },
];

function Places({ places }: { places: readonly PlaceSummary[] }) {
  const lists = sections().map((section) => ({
    ...section,
    places: places.filter(({ kind }) => section.kinds.includes(kind)),
  }));
  const numbers = Object.fromEntries(lists[0]?.places.map(({ key }, index) => [key, index + 1]) ?? []);
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={homeTrail()} here={words.title} />
      <div className="pagehead">
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
        <p>
          <PageLink to="/field-guide">{words.guide}</PageLink>
        </p>
      </div>
      <div className={styles.places}>
        <PlaceMap places={lists.flatMap((list) => list.places)} numbers={numbers} />
        <div className={styles.lists}>
          {lists.map(({ title, id, note, places: listed }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {note !== undefined && <p className={styles.note}>{note}</p>}
              <PlaceList places={listed} numbered={index === 0} />
            </section>
          ))}
        </div>
      </div>
      <p className={styles.rule}>{words.rule}</p>
      <ShareBar path="/places" title={words.heading} excerpt={words.description} />
    </div>
  );
}

export const page = definePage({
  read: ({ readers }) => readers.places(),
  head: () => ({
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    path: "/places",
    trail: homeTrail(),
  }),
  screen: (places) => <Places places={places} />,
  failure: pageFailure(() => words.failure, "/places"),
});
