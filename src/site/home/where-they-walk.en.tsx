import styles from "./where-they-walk.module.css";

const PLACES = [
  { place: "Kala Wewa", area: undefined, known: "The best place for tuskers" },
  { place: "Minneriya", area: "88.9 km²", known: "The Gathering, May to October" },
  { place: "Yala", area: "978.8 km²", known: "Thilak, who died there in 2017" },
  { place: "Udawalawe", area: "308.2 km²", known: "Elephants all year, few tusks" },
  { place: "Lahugala", area: "15.5 km²", known: "Up to 150 on beru grass, July and August" },
  { place: "Wilpattu", area: "1,316.9 km²", known: "The largest park; elephants in part of it" },
];

export function WhereTheyWalk() {
  return (
    <section className="band sunk" aria-labelledby="where-they-walk">
      <div className="wrap">
        <div className="head">
          <h2 id="where-they-walk">Where they walk</h2>
        </div>
        <div className={styles.habitat}>
          <div className="prose">
            <p>
              The dry zone is a country of tanks, as the old reservoirs are called. When the water of Minneriya draws
              down between May and October, fresh grass covers the bed, and by August and September three to four
              hundred elephants have come to it. They come for the grass, not for the water: in years in which the tank
              stays full, the Gathering is small.
            </p>
            <p>
              The herd of Kala Wewa is smaller, over two hundred in the dry season, and it is known as the best place in
              the country for tuskers. Udawalawe has elephants all year, yet of 241 adult males known there only four
              had tusks.
            </p>
            <p>
              For a tusker who lives wild we name the park or the district and nothing nearer. What would help a reader
              to find him would help a poacher too.
            </p>
          </div>
          <table className={styles.places}>
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
