import { langOf } from "../../../../content/fields/pieces/lang-of.ts";
import type { PlaceSummary } from "../../../../content/lives/places/place-schemas.ts";
import { RichText } from "../../../../content/rich-text/clean-html.tsx";
import type { ShownPage } from "../../../../content/texts/shown-page.ts";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import { Part } from "../../../../ui/render/part.ts";
import { PlaceMap } from "../../../parts/map/place-map.tsx";
import { FigureMark } from "../../../parts/texts/figure-mark.tsx";
import { groupOf } from "../../../parts/texts/page-uses.ts";
import { cutAfterFirstParagraph } from "./first-paragraph.ts";
import { ReadOn } from "./read-on.tsx";
import styles from "./where-they-live.module.css";
import { words } from "./words.ts";

/** Places, each with its area and what it is known for. */
function Places(page: ShownPage<"home">) {
  return (
    <table className={styles.places}>
      <caption>{words.places.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.places.place}</th>
          <th scope="col">{words.places.area}</th>
          <th scope="col">{words.places.knownFor}</th>
        </tr>
      </thead>
      <tbody>
        {page.fields.walkPlaces.map(({ meaning: place, value: area, note: knownFor, sources }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their row.
          <tr key={index}>
            <th scope="row" lang={langOf(page, `walkPlaces.${index}.meaning`)}>
              {place}
            </th>
            <td className={styles.area}>
              {area || (
                <>
                  <span aria-hidden="true">—</span>
                  <span className="sr">{words.places.noArea}</span>
                </>
              )}
            </td>
            <td>
              <span lang={langOf(page, `walkPlaces.${index}.note`)}>{knownFor}</span>{" "}
              <FigureMark group={groupOf("walkPlaces", index)} keys={sources} page={page} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What Home tells of places: the first paragraph in view, the others and the table behind Read on. */
function Told(page: ShownPage<"home">) {
  const { walkTitle, walkText, walkPlaces } = page.fields;
  const { first, rest } = cutAfterFirstParagraph(walkText);
  return (
    <div className={styles.told}>
      <h2 id="where-they-walk" lang={langOf(page, "walkTitle")}>
        {walkTitle}
      </h2>
      <RichText className="prose" html={first} />
      {(rest !== "" || walkPlaces.length > 0) && (
        <ReadOn of={walkTitle}>
          {rest !== "" && <RichText className="prose" html={rest} />}
          {walkPlaces.length > 0 && <Places {...page} />}
        </ReadOn>
      )}
      <PageLink className="more" to="/places">
        {words.places.all}
        <Icon name="arrow-right" />
      </PageLink>
    </div>
  );
}

type WhereTheyLiveProps = { page: ShownPage<"home">; places: readonly PlaceSummary[] };

/** Where tuskers live, in words beside a map. The map is no part of the page's texts: it may be left out for a moment. */
export function WhereTheyLive({ page, places }: WhereTheyLiveProps) {
  return (
    <section className={`sunk ${styles.band}`} aria-labelledby="where-they-walk">
      <div className={`wrap ${styles.live}`}>
        <Part of={page} name="where-they-live">
          <Told {...page} />
        </Part>
        {places.some(({ tuskers }) => tuskers > 0) && (
          <Part of={places} name="map">
            <PlaceMap places={places} />
          </Part>
        )}
      </div>
    </section>
  );
}
