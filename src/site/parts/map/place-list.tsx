import type { PlaceSummary } from "../../../content/lives/places/place-schemas.ts";
import { words } from "../../../content/lives/places/words.ts";
import { PlaceLink } from "../../../content/places/place-link.tsx";
import styles from "./place-list.module.css";

/** What a place is, in one line: its area and its districts. */
function about({ areaKm2, areaNote, districts }: PlaceSummary) {
  const area = areaNote === null ? words.area : words.otherAreas;
  const parts = [areaKm2 === null ? undefined : area(areaKm2), words.districts(districts)];
  return parts.filter((part) => part !== undefined).join(" · ");
}

/** Places as a list, each with the number of its tuskers. */
export const PlaceList = ({ places }: { places: readonly PlaceSummary[] }) => (
  <ul className={styles.list}>
    {places.map((place) => (
      <li key={place.key} data-place={place.key}>
        <div>
          <PlaceLink place={place.key} />
          {place.kind !== "district" && <p>{about(place)}</p>}
        </div>
        {place.tuskersWithin > 0 && <span className={styles.count}>{words.tuskers(place.tuskersWithin)}</span>}
      </li>
    ))}
  </ul>
);
