import { placeAddress } from "../../../places/place-address.ts";
import type { PlaceKey } from "../../../places/places.ts";
import { PLACE_NAMES } from "../../../places/words.en.ts";
import { writtenNumber } from "../../../platform/text/counted.ts";
import { PageLink } from "../../../platform/ui/page-link.tsx";
import { COAST } from "../../../tuskers/places/map/district-shapes.ts";
import { circleOf, type Point, signOf } from "../../../tuskers/places/map/place-shapes.ts";
import type { PlaceSummary } from "../../../tuskers/places/place-schemas.ts";
import { words as placeWords } from "../../../tuskers/places/words.en.ts";
import styles from "./places-map.module.css";
import { words } from "./words.en.ts";

/** The island with room for names beside it. */
const VIEW = "-130 -6 800 996";
/** The radius of the disc of one tusker. The area of a disc is the number of its tuskers. */
const ONE = 13;
/** Links have at least this radius, which is invisible. */
const REACH = 28;
/** Names stand at places with so many tuskers. */
const NAMED_FROM = 2;
/** Places west of it have their name on the left. */
const MIDDLE = 300;
/** Where names of others would lie over the signs beside them: on the left, or higher or lower by so much. */
const NAMES_AT: Partial<Record<PlaceKey, { left?: true; dy?: number }>> = {
  kaudulla: { dy: -16 },
  minneriya: { dy: 8 },
  udawalawe: { left: true },
  kataragama: { left: true, dy: -4 },
  yala: { dy: 24 },
};
/** Between a disc and its name. */
const GAP = 9;

type Spot = Point & { place: PlaceSummary; r: number; isHome: boolean };

/** Parks at their centres, homes in the middle of their districts: the map tells no more than the district of a home. */
function spotOf(place: PlaceSummary): Spot | undefined {
  const r = ONE * Math.sqrt(place.tuskers);
  const park = circleOf(place.key);
  if (park !== undefined) return { place, r, x: park.x, y: park.y, isHome: false };
  const home = signOf(place.key);
  return home && { place, r, x: home.x, y: home.y, isHome: true };
}

/** A square on its tip with the area of a circle. */
function tipped({ x, y, r }: Spot): string {
  const tip = Math.round(r * Math.sqrt(Math.PI / 2) * 10) / 10;
  return `M${x} ${y - tip}l${tip} ${tip}-${tip} ${tip}-${tip}-${tip}z`;
}

function Sign({ spot }: { spot: Spot }) {
  const { place, x, y, r, isHome } = spot;
  const { left = x < MIDDLE, dy = 0 } = NAMES_AT[place.key] ?? {};
  const aside = (isHome ? r * Math.sqrt(Math.PI / 2) : r) + GAP;
  return (
    <PageLink to={placeAddress(place.key)}>
      <title>{words.map.place(PLACE_NAMES[place.key], placeWords.tuskers(place.tuskers))}</title>
      <circle className={styles.reach} cx={x} cy={y} r={Math.max(r, REACH)} />
      {isHome ? (
        <path className={styles.home} d={tipped(spot)} />
      ) : (
        <circle className={styles.park} cx={x} cy={y} r={Math.round(r * 10) / 10} />
      )}
      {place.tuskers >= NAMED_FROM && (
        <>
          <text className={styles.number} x={x} y={y} dy=".36em">
            {writtenNumber(place.tuskers)}
          </text>
          <text x={left ? x - aside : x + aside} y={y + dy} dy=".36em" className={left ? styles.left : undefined}>
            {words.map.short(place.key, PLACE_NAMES[place.key])}
          </text>
        </>
      )}
    </PageLink>
  );
}

/** Where tuskers are told of: the parks, and the temples and homes, with how many each has. Nothing without any. */
export function PlacesMap({ places }: { places: readonly PlaceSummary[] }) {
  const spots = places.filter(({ tuskers }) => tuskers > 0).flatMap((place) => spotOf(place) ?? []);
  if (spots.length === 0) return null;
  // Small discs lie above large ones.
  spots.sort((one, other) => other.r - one.r);
  return (
    <figure className={styles.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div role="group" aria-label={words.map.label}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group has a name, and a title would be the tip of every place */}
        <svg viewBox={VIEW}>
          <path className={styles.island} d={COAST} />
          {spots.map((spot) => (
            <Sign key={spot.place.key} spot={spot} />
          ))}
        </svg>
      </div>
      <figcaption>
        <span>
          <i className={styles.parkSign} />
          {words.map.park}
        </span>
        <span>
          <i className={styles.homeSign} />
          {words.map.home}
        </span>
        <span>{words.map.size}</span>
      </figcaption>
    </figure>
  );
}
