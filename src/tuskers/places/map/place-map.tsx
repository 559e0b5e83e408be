import { placeAddress } from "../../../places/place-address.ts";
import { writtenNumber } from "../../../platform/text/counted.ts";
import { PageLink } from "../../../platform/ui/page-link.tsx";
import type { PlaceSummary } from "../place-schemas.ts";
import { words as placeWords } from "../words.en.ts";
import { COAST } from "./district-shapes.ts";
import styles from "./place-map.module.css";
import { discOf } from "./place-shapes.ts";
import { words } from "./words.en.ts";

/** The island with room for names beside it. */
const VIEW = "-130 -6 800 996";
/** Links have at least this radius, which is invisible. */
const REACH = 24;
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

function Sign({ place }: { place: PlaceSummary }) {
  const disc = discOf(place.key, place.tuskers);
  if (disc === undefined) return null;
  const { x, y, r, isLeft } = disc;
  const isHome = place.kind === "home";
  const aside = rounded((isHome ? r * TIP : r) + GAP);
  return (
    <PageLink to={placeAddress(place.key)}>
      <title>{words.shape(place.name, placeWords.tuskers(place.tuskers))}</title>
      {r < REACH && <circle className={styles.reach} cx={x} cy={y} r={REACH} />}
      {isHome ? (
        <path className={styles.home} d={tipped(x, y, rounded(r * TIP))} />
      ) : (
        <circle className={styles.park} cx={x} cy={y} r={rounded(r)} />
      )}
      {place.tuskers >= NAMED_FROM && (
        <>
          <text className={styles.number} x={x} y={y} dy=".36em">
            {writtenNumber(place.tuskers)}
          </text>
          <text className={isLeft ? styles.left : undefined} x={isLeft ? x - aside : x + aside} y={y} dy=".36em">
            {words.town(place.key)}
          </text>
        </>
      )}
    </PageLink>
  );
}

/**
 * Where tuskers are known from: parks, temples and homes, each as a sign whose area is the number of its tuskers. Every
 * sign is a link, in the order in which the places come.
 */
export const PlaceMap = ({ places }: { places: readonly PlaceSummary[] }) => (
  <figure className={styles.map}>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
    <div role="group" aria-label={words.label}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group has a name, and a title would be the tip of every sign */}
      <svg viewBox={VIEW}>
        <path className={styles.island} d={COAST} />
        {places
          .filter(({ tuskers }) => tuskers > 0)
          .map((place) => (
            <Sign key={place.key} place={place} />
          ))}
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
