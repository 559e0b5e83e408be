import type { PlaceDetail, PlaceSummary } from "../../../../content/lives/places/place-schemas.ts";
import { words as placeWords } from "../../../../content/lives/places/words.ts";
import { placeAddress } from "../../../../content/places/place-address.ts";
import { isTooSmall, PLACE_KEYS } from "../../../../content/places/places.ts";
import { shortNameHere } from "../../../../content/places/written-location.ts";
import type { TuskerCardFields } from "../../../../content/tuskers/card-fields.ts";
import { TUSKER_STATUSES } from "../../../../content/tuskers/status.ts";
import { writtenNumber } from "../../../../platform/text/counted.ts";
import { Breadcrumb } from "../../../../ui/kit/breadcrumb.tsx";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import { homeTrail } from "../../../meta/structured-data.ts";
import { TuskerCard } from "../../../parts/cards/tusker/tusker-card.tsx";
import { SmallMap } from "../../../parts/map/small-map.tsx";
import { ShareBar } from "../../../parts/sharing/share-bar.tsx";
import { PlaceFacts } from "./place-facts.tsx";
import styles from "./place-page.module.css";
import { PlaceRecord } from "./place-record.tsx";
import { seasonOf, WhenToGo } from "./when-to-go.tsx";
import { words } from "./words.ts";

/** A place with those of its tuskers that stand on its page as cards. */
export type PlacePage = { place: PlaceDetail; cards: readonly TuskerCardFields[] };

export const placeTrail = () => [...homeTrail(), { to: "/places", label: placeWords.mapAndPlaces }];

/** The place in one sentence. */
export function leadOf({ kind, tuskers, tuskersWithin, statuses }: PlaceSummary): string {
  if (kind === "district") return words.leadOfDistrict(tuskersWithin);
  const states = TUSKER_STATUSES.flatMap((status): [typeof status, number][] =>
    statuses[status] === undefined ? [] : [[status, statuses[status]]],
  );
  return words.lead(tuskers, states);
}

function Cards({ place: { key, tuskersWithin }, cards }: PlacePage) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="recorded">
      <div className={styles.head}>
        <h2 id="recorded">{words.tuskers}</h2>
        {cards.length < tuskersWithin && (
          <PageLink className="more" to={`/record?place=${key}`}>
            {words.allTuskers(tuskersWithin)}
            <Icon name="arrow-right" />
          </PageLink>
        )}
      </div>
      <div className={styles.cards}>
        {cards.map((tusker, index) => (
          <TuskerCard key={tusker.slug} tusker={tusker} shape="small" eager={index < 2} />
        ))}
      </div>
    </section>
  );
}

/** How to watch elephants, in brief: the same for every place where they live wild. */
const HowToWatch = () => (
  <section aria-labelledby="watch">
    <h2 id="watch">{words.watch.title}</h2>
    <ul>
      {words.watch.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
    <PageLink className="more" to="/articles/watching-tuskers-responsibly">
      {words.watch.more}
      <Icon name="arrow-right" />
    </PageLink>
  </section>
);

/** The places of a district, or those that share a district with this one. */
const Around = ({ places, title, id }: { places: readonly PlaceSummary[]; title: string; id: string }) => (
  <section className={styles.section} aria-labelledby={id}>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <PageLink className="more" to="/places">
        {words.allPlaces(PLACE_KEYS.length)}
        <Icon name="arrow-right" />
      </PageLink>
    </div>
    <ul className={styles.chips}>
      {places
        .toSorted((one, other) => other.tuskers - one.tuskers)
        .map(({ key, tuskers }) => (
          <li key={key} data-place={key}>
            <PageLink to={placeAddress(key)}>
              {shortNameHere(key)}
              {tuskers > 0 && (
                <>
                  <b aria-hidden="true">{writtenNumber(tuskers)}</b>
                  <span className="sr">: {placeWords.tuskers(tuskers)}</span>
                </>
              )}
            </PageLink>
          </li>
        ))}
    </ul>
  </section>
);

/** The page of a park, reserve, home or district. */
export function PlaceScreen({ place, cards }: PlacePage) {
  const { key, name, kind, inside, neighbours } = place;
  const season = seasonOf(place);
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={placeTrail()} here={name} />
        <div className={`pagehead ${styles.pagehead}`}>
          <div className={styles.map}>
            <SmallMap places={[key]} />
          </div>
          <h1>{name}</h1>
          <p>{leadOf(place)}</p>
          <PlaceFacts place={place} />
          {kind !== "home" && isTooSmall(key) && <p className={styles.small}>{words.small}</p>}
        </div>
        <Cards place={place} cards={cards} />
      </div>
      {kind !== "home" && (
        <div className={`sunk ${styles.visit}`}>
          <div className="wrap">
            {season !== undefined && <WhenToGo season={season} />}
            <HowToWatch />
          </div>
        </div>
      )}
      <div className="wrap page-end">
        {inside.length > 0 && <Around places={inside} {...words.inside} />}
        {neighbours.length > 0 && <Around places={neighbours} {...words.neighbours} />}
        <ShareBar path={placeAddress(key)} title={name} excerpt={leadOf(place)} />
        <PlaceRecord place={place} season={season} />
      </div>
    </>
  );
}
