import type { PlaceSummary } from "../../../../content/lives/places/place-schemas.ts";
import { words as placeWords } from "../../../../content/lives/places/words.ts";
import { PlaceLink } from "../../../../content/places/place-link.tsx";
import { PLACE_KIND_LABELS } from "../../../../content/places/words.ts";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import styles from "./place-page.module.css";
import { words } from "./words.ts";

/** What is known of a place, in one row: what it is unless its name says so, its area, its districts, its timeline. */
export function PlaceFacts({ place: { key, kind, districts, areaKm2, tuskersWithin } }: { place: PlaceSummary }) {
  const { facts } = words;
  return (
    <dl className={styles.facts}>
      {kind === "home" && (
        <div>
          <dt>{facts.kind}</dt>
          <dd>{PLACE_KIND_LABELS.home}</dd>
        </div>
      )}
      {areaKm2 !== null && (
        <div>
          <dt>{facts.area}</dt>
          <dd>{placeWords.area(areaKm2)}</dd>
        </div>
      )}
      {kind !== "district" && (
        <div>
          <dt>{facts.districts(districts.length)}</dt>
          <dd>
            {districts.map((district) => (
              <PlaceLink key={district} place={district} />
            ))}
          </dd>
        </div>
      )}
      {tuskersWithin > 0 && (
        <div>
          <dt>{facts.lives}</dt>
          <dd>
            <PageLink to={`/record?place=${key}`}>{words.timeline}</PageLink>
          </dd>
        </div>
      )}
    </dl>
  );
}
