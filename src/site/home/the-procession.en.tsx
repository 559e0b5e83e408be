import { Link } from "react-router";
import essayStyles from "../../platform/ui/essay.module.css";
import { type Statistic, Statistics } from "./statistics.tsx";

const STATISTICS: readonly Statistic[] = [
  { value: "80", meaning: "elephants in the procession of 2019", note: "over 100 in 2005" },
  { value: "3", meaning: "tuskers held fit to carry the casket", note: "2025; five in 2019" },
  { value: "90 km", meaning: "on foot to Kandy, as Nadungamuwa Raja walked them", note: "about; from Gampaha" },
];

export function TheProcession() {
  return (
    <section className={`wrap band ${essayStyles.essay}`} aria-labelledby="the-procession">
      <h2 id="the-procession">Bearing the casket</h2>
      <div className="prose">
        <p>
          For ten nights in July and August the Esala Perahera goes round Kandy, and one elephant in it walks on white
          cloth. He carries the casket of the Tooth Relic, and he is always a tusker. A rule of 2019 asks that he stand
          between eight and a half and nine feet, be over thirty years old and have tusks of at least three feet. The
          older lists ask for seven points that touch the ground, a flat back and a calm nature.
        </p>
        <p>
          <Link to="/tuskers?search=Maligawa+Raja">Maligawa Raja</Link> was that elephant for so long that sources count
          it as 34 years or as 37. When he died in 1988 there was a day of mourning, and he has a museum of his own
          beside the temple. Heiyantuduwa Raja, Millangoda Raja and Nadungamuwa Raja bore the casket after him, the last
          of them thirteen times. Since then it has been Indi Raja above all.
        </p>
        <p>
          Most tuskers of the processions were born in India, Thailand or Myanmar, many of them gifts from one state to
          another. Where the origin of a tusker is known, his record gives it, with the sources that it rests on. Where
          they disagree, the record says so.
        </p>
      </div>
      <Statistics statistics={STATISTICS} />
    </section>
  );
}
