import { PlaceLink } from "../../places/place-link.tsx";
import { PLACE_KIND_LABELS } from "../../places/words.en.ts";
import styles from "./place-list.module.css";
import type { PlaceSummary } from "./place-schemas.ts";
import { words } from "./words.en.ts";

/** What a place is, in one line: that it is a home, its area and its districts. */
function about({ kind, areaKm2, districts }: PlaceSummary, tellsHomes: boolean) {
  const parts = [
    kind === "home" && tellsHomes ? PLACE_KIND_LABELS.home : undefined,
    areaKm2 === null ? (kind === "home" || kind === "district" ? undefined : words.noArea) : words.area(areaKm2),
    kind === "district" ? undefined : words.districts(districts),
  ];
  return parts.filter((part) => part !== undefined).join(" · ");
}

/**
 * Places as a list, each with the number of its tuskers.
 * @param tellsHomes whether temples and homes are marked as such, because they stand among others
 */
export function PlaceList({ places, tellsHomes = false }: { places: readonly PlaceSummary[]; tellsHomes?: boolean }) {
  return (
    <ul className={styles.list}>
      {places.map((place) => (
        <li key={place.key} data-place={place.key}>
          <div>
            <PlaceLink place={place.key} />
            {place.kind !== "district" && <p>{about(place, tellsHomes)}</p>}
          </div>
          <span className={place.tuskersWithin === 0 ? styles.none : styles.count}>
            {place.tuskersWithin === 0 ? words.none : words.tuskers(place.tuskersWithin)}
          </span>
        </li>
      ))}
    </ul>
  );
}
