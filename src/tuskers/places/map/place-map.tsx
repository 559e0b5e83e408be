import { placeAddress } from "../../../places/place-address.ts";
import type { PlaceKey } from "../../../places/places.ts";
import { Marked } from "../../../platform/languages/stored-text.tsx";
import { PageLink } from "../../../platform/ui/page-link.tsx";
import type { PlaceSummary } from "../place-schemas.ts";
import { words as placeWords } from "../words.en.ts";
import { SCALE } from "./district-shapes.ts";
import styles from "./place-map.module.css";
import { circleOf, districtPath, radiusOf, signOf } from "./place-shapes.ts";
import { SHADES, type Shade, shadeOf } from "./shades.ts";
import { words } from "./words.en.ts";

const VIEW = "-6 -6 588 996";
/** Half the side of the sign of a home. */
const SIGN = 8;
/** Links have at least this radius, which is invisible. */
const REACH = 14;
const SAMPLE_KM2 = 500;
const SAMPLE_KM = 50;

const SHADE_STYLES: Record<Shade, string | undefined> = {
  none: styles.none,
  few: styles.few,
  some: styles.some,
  many: styles.many,
};

const nameOf = ({ name, tuskersWithin }: PlaceSummary): string =>
  words.shape(name, tuskersWithin === 0 ? words.noTusker : placeWords.tuskers(tuskersWithin));

function Park({ place, number }: { place: PlaceSummary; number: number }) {
  const circle = circleOf(place.key);
  if (circle === undefined) return null;
  const { x, y, r, isBroken } = circle;
  return (
    <PageLink to={placeAddress(place.key)}>
      <title>{nameOf(place)}</title>
      {r < REACH && <circle className={styles.reach} cx={x} cy={y} r={REACH} />}
      <circle
        className={place.tuskersWithin === 0 ? styles.park : `${styles.park} ${styles.recorded}`}
        strokeDasharray={isBroken ? "6 5" : undefined}
        cx={x}
        cy={y}
        r={r}
      />
      <text x={x} y={y} dy=".35em">
        {number}
      </text>
    </PageLink>
  );
}

function Home({ place }: { place: PlaceSummary }) {
  const sign = signOf(place.key);
  if (sign === undefined) return null;
  return (
    <PageLink to={placeAddress(place.key)}>
      <title>{nameOf(place)}</title>
      <path className={styles.home} d={signPath(sign.x, sign.y)} />
    </PageLink>
  );
}

const signPath = (x: number, y: number) => `M${x} ${y - SIGN}l${SIGN} ${SIGN}-${SIGN} ${SIGN}-${SIGN}-${SIGN}z`;

/** What shades and signs stand for, and how large things are. */
function Legend() {
  const r = radiusOf(SAMPLE_KM2);
  return (
    <figcaption>
      <ul className={styles.legend}>
        {SHADES.map(({ shade, least, most }) => (
          <li key={shade}>
            <i className={SHADE_STYLES[shade]} />
            {least === 0 ? words.noTusker : words.range(least, most)}
          </li>
        ))}
        <li>
          <svg className={styles.sample} viewBox="-12 -12 24 24" aria-hidden="true">
            <circle className={`${styles.park} ${styles.recorded}`} r="9" />
          </svg>
          {words.park}
        </li>
        <li>
          <svg className={styles.sample} viewBox="-12 -12 24 24" aria-hidden="true">
            <circle className={styles.park} r="9" strokeDasharray="5 4" />
          </svg>
          {words.broken}
        </li>
        <li>
          <svg className={styles.sample} viewBox="-12 -12 24 24" aria-hidden="true">
            <path className={styles.home} d={signPath(0, 0)} />
          </svg>
          {words.home}
        </li>
      </ul>
      <p>
        {words.about(SAMPLE_KM2, SAMPLE_KM)} <Marked text={words.origin} />
      </p>
      <svg className={styles.scale} viewBox={`-2 ${-r - 2} 260 ${2 * r + 4}`} aria-hidden="true">
        <circle className={styles.park} cx={r} r={r} />
        <path className={styles.line} d={`M${2 * r + 24} ${r - 12}v8h${SAMPLE_KM * SCALE}v-8`} />
      </svg>
    </figcaption>
  );
}

type PlaceMapProps = {
  places: readonly PlaceSummary[];
  /** The numbers that parks have in the list beside the map. */
  numbers: Readonly<Partial<Record<PlaceKey, number>>>;
};

/**
 * Districts shaded by how many tuskers are recorded in them, parks as circles of true area, homes as signs. Every shape is
 * a link, in the order of the list that says the same in words. Districts are painted below the other shapes but follow
 * them in that order, so the map has two layers.
 */
export function PlaceMap({ places, numbers }: PlaceMapProps) {
  return (
    <figure className={styles.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className={styles.layers} role="group" aria-label={words.label}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group has a name, and a title would be the tip of every shape */}
        <svg className={styles.upper} viewBox={VIEW}>
          {places.map((place) => (
            <Park key={place.key} place={place} number={numbers[place.key] ?? 0} />
          ))}
          {places.map((place) => (
            <Home key={place.key} place={place} />
          ))}
        </svg>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: as above */}
        <svg className={styles.lower} viewBox={VIEW}>
          {places.map((place) => {
            const path = districtPath(place.key);
            return path === undefined ? null : (
              <PageLink
                key={place.key}
                to={placeAddress(place.key)}
                className={SHADE_STYLES[shadeOf(place.tuskersWithin)]}
              >
                <title>{nameOf(place)}</title>
                <path d={path} />
              </PageLink>
            );
          })}
        </svg>
      </div>
      <Legend />
    </figure>
  );
}
