import type { PlaceSummary } from "../../../content/lives/places/place-schemas.ts";
import { words as placeWords } from "../../../content/lives/places/words.ts";
import { placeAddress } from "../../../content/places/place-address.ts";
import { writtenNumber } from "../../../platform/text/counted.ts";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import { COAST } from "./district-shapes.ts";
import styles from "./place-map.module.css";
import { discOf } from "./place-shapes.ts";
import { words } from "./words.ts";

/** The island with room for names beside it. */
const VIEW = "-130 -6 800 996";
/** Links have at least this radius, which is invisible: 24 pixels across on a phone of 360. */
const REACH = 30;
/** Names stand at places with so many tuskers. */
const NAMED_FROM = 2;
/** Between a disc and its name. */
const GAP = 9;
/** Half the diagonal of a square with the area of a circle, by the radius of the circle. */
const TIP = Math.sqrt(Math.PI / 2);

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A square on its tip. */
const tipped = (x: number, y: number, tip: number): string =>
  `M${x} ${rounded(y - tip)}l${tip} ${tip}-${tip} ${tip}-${tip}-${tip}z`;

type Disc = NonNullable<ReturnType<typeof discOf>>;

const isNamed = ({ tuskers }: PlaceSummary): boolean => tuskers >= NAMED_FROM;

/** Whether a finger can tell its sign from all others. */
const standsAlone = ({ x, y }: Disc, discs: readonly Disc[]): boolean =>
  discs.every((other) => (other.x === x && other.y === y) || Math.hypot(other.x - x, other.y - y) >= 2 * REACH);

function Sign({ place, disc, isLink }: { place: PlaceSummary; disc: Disc; isLink: boolean }) {
  const { x, y, r, isLeft } = disc;
  const isHome = place.kind === "home";
  const aside = rounded((isHome ? r * TIP : r) + GAP);
  const drawn = (
    <>
      <title>{words.shape(place.name, placeWords.tuskers(place.tuskers))}</title>
      {isLink && r < REACH && <circle className={styles.reach} cx={x} cy={y} r={REACH} />}
      {isHome ? (
        <path className={styles.home} d={tipped(x, y, rounded(r * TIP))} />
      ) : (
        <circle className={styles.park} cx={x} cy={y} r={rounded(r)} />
      )}
      {isNamed(place) && (
        <>
          <text className={styles.number} x={x} y={y} dy=".36em">
            {writtenNumber(place.tuskers)}
          </text>
          <text className={isLeft ? styles.left : undefined} x={isLeft ? x - aside : x + aside} y={y} dy=".36em">
            {words.town(place.key)}
          </text>
        </>
      )}
    </>
  );
  return isLink ? <PageLink to={placeAddress(place.key)}>{drawn}</PageLink> : <g>{drawn}</g>;
}

/** The signs in the order in which the places come. */
function Signs({ places }: { places: readonly PlaceSummary[] }) {
  const known = places.flatMap((place) => {
    const disc = place.tuskers > 0 ? discOf(place.key, place.tuskers) : undefined;
    return disc === undefined ? [] : [{ place, disc }];
  });
  const discs = known.map(({ disc }) => disc);
  return known.map(({ place, disc }) => (
    <Sign key={place.key} place={place} disc={disc} isLink={isNamed(place) || standsAlone(disc, discs)} />
  ));
}

/**
 * Where tuskers are known from: parks, temples and homes, each as a sign whose area is the number of its tuskers. A sign is
 * a link if it has a name, or stands so far from all others that a finger meets no second one; the list has every place.
 */
export const PlaceMap = ({ places }: { places: readonly PlaceSummary[] }) => (
  <figure className={styles.map}>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
    <div role="group" aria-label={words.label}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group has a name, and a title would be the tip of every sign */}
      <svg viewBox={VIEW}>
        <path className={styles.island} d={COAST} />
        <Signs places={places} />
      </svg>
    </div>
    <figcaption>
      <span>
        <i className={styles.parkSign} />
        {words.park}
      </span>
      <span>
        <i className={styles.homeSign} />
        {words.home}
      </span>
      <span>{words.size}</span>
    </figcaption>
  </figure>
);
