import { PlaceLink } from "../../../places/place-link.tsx";
import { PLACE_KIND_LABELS } from "../../../places/words.en.ts";
import { Marked } from "../../../platform/languages/stored-text.tsx";
import { PageLink } from "../../../platform/ui/page-link.tsx";
import type { PlaceSummary } from "../place-schemas.ts";
import { words as placeWords } from "../words.en.ts";
import styles from "./place-page.module.css";
import { words } from "./words.en.ts";

/** What a place is, where it lies, its area with its source, and how many tuskers are recorded there. */
export function PlaceFacts({ place }: { place: PlaceSummary }) {
  const { key, kind, districts, areaKm2, areaSource, areaNote, tuskers, tuskersWithin } = place;
  const { facts } = words;
  const isDistrict = kind === "district";
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{facts.kind}</dt>
        <dd>{PLACE_KIND_LABELS[kind]}</dd>
      </div>
      {kind !== "home" && (
        <div>
          <dt>{facts.area}</dt>
          <dd>
            {areaKm2 === null ? facts.noArea : placeWords.area(areaKm2)}
            {areaNote !== null && <small>{areaNote}</small>}
            {areaSource !== null && (
              <small>
                <Marked text={facts.areaFrom(areaSource)} />
              </small>
            )}
          </dd>
        </div>
      )}
      {!isDistrict && (
        <div>
          <dt>{facts.districts(districts.length)}</dt>
          <dd>
            <ul>
              {districts.map((district) => (
                <li key={district}>
                  <PlaceLink place={district} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      <div>
        <dt>{facts.tuskers}</dt>
        <dd>
          {tuskersWithin === 0 ? placeWords.none : placeWords.tuskers(tuskersWithin)}
          {isDistrict && tuskersWithin > 0 && <small>{facts.ofItself(tuskers)}</small>}
          {tuskers > 0 && (
            <small>
              <PageLink to={`/record?place=${key}`}>{words.chart}</PageLink>
            </small>
          )}
        </dd>
      </div>
    </dl>
  );
}
