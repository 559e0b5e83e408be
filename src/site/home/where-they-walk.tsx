import type { ShownPage } from "../../pages/load-page.ts";
import { RichText } from "../../rich-text/clean-html.tsx";
import { langOf } from "../../translations/pieces/lang-of.ts";
import styles from "./where-they-walk.module.css";
import { words } from "./words.en.ts";

/** In the order of the table. Only parks whose area a source gives have one. */
const PLACES = [
  { key: "kalaWewa", area: undefined },
  { key: "minneriya", area: "88.9 km²" },
  { key: "yala", area: "978.8 km²" },
  { key: "udawalawe", area: "308.2 km²" },
  { key: "lahugala", area: "15.5 km²" },
  { key: "wilpattu", area: "1,316.9 km²" },
] as const;

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
              {PLACES.map(({ key, area }) => (
                <tr key={key}>
                  <th scope="row">{words.places.of[key].name}</th>
                  <td className={styles.area}>
                    {area ?? (
                      <>
                        <span aria-hidden="true">—</span>
                        <span className="sr">{words.places.noArea}</span>
                      </>
                    )}
                  </td>
                  <td>{words.places.of[key].knownFor}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
