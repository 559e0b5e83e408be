import { FigureMarks } from "../../pages/shown/figure-marks.tsx";
import type { ShownPage } from "../../pages/shown-page.ts";
import { RichText } from "../../rich-text/clean-html.tsx";
import { langOf } from "../../translations/pieces/lang-of.ts";
import styles from "./where-they-walk.module.css";
import { words } from "./words.en.ts";

/** Places, each with its area and what it is known for. */
function Places(page: ShownPage<"home">) {
  return (
    <table className={styles.places}>
      <caption className="sr">{words.places.caption}</caption>
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
              <span lang={langOf(page, `walkPlaces.${index}.note`)}>{knownFor}</span>
              <FigureMarks name="walkPlaces" index={index} keys={sources} page={page} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What Home tells of places, beside a table of them. */
export function WhereTheyWalk(page: ShownPage<"home">) {
  const { fields } = page;
  return (
    <section className="band sunk" aria-labelledby="where-they-walk">
      <div className="wrap">
        <div className="head">
          <h2 id="where-they-walk" lang={langOf(page, "walkTitle")}>
            {fields.walkTitle}
          </h2>
        </div>
        <div className={styles.habitat}>
          <RichText className="prose" html={fields.walkText} />
          {fields.walkPlaces.length > 0 && <Places {...page} />}
        </div>
      </div>
    </section>
  );
}
