import { districtsOf, type PlaceKey } from "../../../content/places/places.ts";
import { PLACE_NAMES } from "../../../content/places/words.ts";
import { COAST } from "./district-shapes.ts";
import styles from "./place-map.module.css";
import { circleOf, districtPath } from "./place-shapes.ts";
import { words } from "./words.ts";

/** A circle can be seen at this radius. */
const LEAST_RADIUS = 16;

/** The island with some places lit: districts whole, parks as circles in their districts, homes as their districts. */
export function SmallMap({ places }: { places: readonly PlaceKey[] }) {
  const circles = places.flatMap((key) => circleOf(key) ?? []);
  const around = places.filter((key) => circleOf(key) !== undefined).flatMap(districtsOf);
  const lit = places.filter((key) => circleOf(key) === undefined).flatMap(districtsOf);
  return (
    <svg
      className={styles.small}
      viewBox="-6 -6 588 996"
      role="img"
      aria-label={words.small(places.map((key) => PLACE_NAMES[key]).join(", "))}
    >
      <path className={styles.coast} d={COAST} />
      {[...new Set(around)].map((key) => (
        <path key={key} className={`${styles.lit} ${styles.around}`} d={districtPath(key)} />
      ))}
      {[...new Set(lit)].map((key) => (
        <path key={key} className={styles.lit} d={districtPath(key)} />
      ))}
      {circles.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} className={styles.spot} cx={x} cy={y} r={Math.max(r, LEAST_RADIUS)} />
      ))}
    </svg>
  );
}
