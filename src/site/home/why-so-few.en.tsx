import { Link } from "react-router";
import essayStyles from "../../platform/ui/essay.module.css";
import { type Statistic, Statistics } from "./statistics.tsx";
import styles from "./why-so-few.module.css";

/**
 * A percentage without its base is the most common mistake about tuskers: this one is of males. About has the others
 * too.
 */
const STATISTICS: readonly Statistic[] = [
  { value: "7,451", meaning: "elephants counted, as a minimum", note: "national survey, August 2024" },
  { value: "6.5 %", meaning: "of the males carried tusks, by that survey", note: "6.0 % in 2011" },
  { value: "70 %", meaning: "of the elephants’ range lies outside protected areas", note: "approximate" },
];

export function WhySoFew() {
  return (
    <section className={`wrap band ${essayStyles.essay}`} aria-labelledby="why-so-few">
      <h2 id="why-so-few">Why so few carry ivory</h2>
      <div className="prose">
        <p className={styles.opening}>
          In the south of India nearly every bull has tusks; in the north of that country a little under half of them
          do. On this island it is about seven males in a hundred. The usual explanation is a long one: centuries of
          capture and hunting took the tusked bulls first, and with them the tusks that their sons would have worn.
        </p>
        <p>
          Only males grow true tusks: upper incisors that never stop growing. The others have nothing to show, or
          tushes, thin teeth a few inches long, which some of the females have as well. Sri Lanka has a word for each of
          them. An <span lang="si-Latn">“etha”</span> is a tusker. A male without tusks is a makhna, a male that has
          neither tusk nor tush is a <span lang="si-Latn">“pussa”</span>, and a bull that walks by himself is a{" "}
          <span lang="si-Latn">“thani aliya”</span>.
        </p>
        <p>
          So a tusker here is known by name. He is told from others by the sweep of his ivory, by the tusk that he broke
          in a fight, by a torn ear or the pale patches on dark skin. When{" "}
          <Link to="/tuskers?search=Nadungamuwa+Raja">Nadungamuwa Raja</Link> died in March 2022 he was declared a
          national treasure on the same day. When <Link to="/tuskers?search=Unicorn">Unicorn</Link>, the single-tusked
          bull of Minneriya, was shot in March 2025, his death was announced in Parliament.
        </p>
        <p>
          Elephants live on about 62 % of the country’s land, and most of that is no park: it is a country of tanks that
          kings built and of fields that families plant. For sixty years elephants were driven out of it, into the
          parks. The adult males, with whom most of the conflict arises, did not stay there.
        </p>
      </div>
      <Statistics statistics={STATISTICS} />
    </section>
  );
}
