import type { ShownPage } from "../../pages/load-page.ts";
import { inEnglish } from "../../platform/languages/stored-text.tsx";
import { RichText } from "../../rich-text/clean-html.tsx";
import { langOf } from "../../translations/pieces/lang-of.ts";
import styles from "./where-they-walk.module.css";

const PLACES = [
  { place: "Kala Wewa", area: undefined, known: "The best place for tuskers" },
  { place: "Minneriya", area: "88.9 km²", known: "The Gathering, May to October" },
  { place: "Yala", area: "978.8 km²", known: "Thilak, who died there in 2017" },
  { place: "Udawalawe", area: "308.2 km²", known: "Elephants all year, few tusks" },
  { place: "Lahugala", area: "15.5 km²", known: "Up to 150 on beru grass, July and August" },
  { place: "Wilpattu", area: "1,316.9 km²", known: "The largest park; elephants in part of it" },
];

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
          <table className={styles.places} {...inEnglish()}>
            <caption className="sr">Places where elephants live, their size, and what each is known for</caption>
            <thead>
              <tr>
                <th scope="col">Place</th>
                <th scope="col">Area</th>
                <th scope="col">Known for</th>
              </tr>
            </thead>
            <tbody>
              {PLACES.map(({ place, area, known }) => (
                <tr key={place}>
                  <th scope="row">{place}</th>
                  <td className={styles.area}>
                    {area ?? (
                      <>
                        <span aria-hidden="true">—</span>
                        <span className="sr">area not recorded here</span>
                      </>
                    )}
                  </td>
                  <td>{known}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
