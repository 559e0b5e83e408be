import { PlaceLink } from "../../places/place-link.tsx";
import { PLACE_KIND_LABELS } from "../../places/words.en.ts";
import styles from "./place-list.module.css";
import type { PlaceSummary } from "./place-schemas.ts";
import { words } from "./words.en.ts";

/** What a place is, in one line: that it is a home, its area and its districts. */
function about({ kind, areaKm2, areaNote, districts }: PlaceSummary, tellsHomes: boolean) {
  const area = areaNote === null ? words.area : words.otherAreas;
  const parts = [
    kind === "home" && tellsHomes ? PLACE_KIND_LABELS.home : undefined,
    areaKm2 === null ? undefined : area(areaKm2),
    kind === "district" ? undefined : words.districts(districts),
  ];
  return parts.filter((part) => part !== undefined).join(" · ");
}

type PlaceListProps = {
  places: readonly PlaceSummary[];
  /** Whether temples and homes are marked as such, because they stand among others. */
  tellsHomes?: boolean;
  /** Whether places have the numbers that they have on the map. */
  numbered?: boolean;
};

/** Places as a list, each with the number of its tuskers. */
export function PlaceList({ places, tellsHomes = false, numbered = false }: PlaceListProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className={numbered ? `${styles.list} ${styles.numbered}` : styles.list}>
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
    </List>
  );
}
