import { Link } from "react-router";
import styles from "./the-toll.module.css";

const ELECTROCUTED = [
  { year: 2018, elephants: 38 },
  { year: 2019, elephants: 41 },
  { year: 2020, elephants: 31 },
  { year: 2021, elephants: 66 },
  { year: 2022, elephants: 50 },
  { year: 2023, elephants: 72 },
];
/** The value of a bar of full width. */
const FULL = 80;

export function TheToll() {
  return (
    <section className={`band ${styles.night}`} aria-labelledby="the-toll">
      <div className={`wrap ${styles.toll}`}>
        <div>
          <h2 id="the-toll">The toll of ten years</h2>
          <p className={styles.big}>3,484</p>
          <p>
            elephant deaths from 2015 to 2024, from every cause, natural and unknown ones among them. In the same ten
            years 1,195 people lost their lives to elephants, as Parliament was told in February 2025.
          </p>
          <p>
            Poaching for ivory is a smaller threat to elephants than the conflict over land. But it is aimed at tuskers.
          </p>
        </div>
        <div>
          <h3>Elephants electrocuted, by year</h3>
          <dl className={styles.bars}>
            {ELECTROCUTED.map(({ year, elephants }) => (
              <div key={year}>
                <dt>{year}</dt>
                <dd aria-hidden="true">
                  <svg className={styles.bar} viewBox={`0 0 ${FULL} 10`} preserveAspectRatio="none" aria-hidden="true">
                    <rect width={elephants} height="10" />
                  </svg>
                </dd>
                <dd>{elephants}</dd>
              </div>
            ))}
          </dl>
          <p>Another list gives 66 for 2023. For 2024 about 50 to 56 are reported.</p>
          <p>
            Often the wire was a home-made one, joined to the mains to guard a crop. A legal fence only stuns. The
            National Action Plan rests on such fences: one that a village keeps round itself, and another that stands
            round the paddy while it grows.{" "}
            <Link to="/articles?category=conservation">Read the articles on conservation</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
