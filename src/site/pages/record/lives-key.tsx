import drawnStyles from "../../parts/lives/drawn.module.css";
import { LifeBar } from "../../parts/lives/life-bar.tsx";
import type { EndSign, LifeYears } from "../../parts/lives/life-years.ts";
import styles from "./lives-page.module.css";
import { words } from "./words.ts";

const BEGINS: readonly LifeYears["begin"][] = ["about", "between", "unknown"];
const ENDS: readonly EndSign[] = [
  "missing",
  "shot",
  "electrocuted",
  "people",
  "transport",
  "fight",
  "natural",
  "unknown",
];

const at = (year: number): number => year;
const some = { begin: "known", from: 2, full: 2, until: 62, isLongSilent: false } as const;

/** How each part of a drawn life is to be read; closed, because most of it is told beside each life in words. */
export const LivesKey = () => (
  <details className={styles.signs}>
    <summary>{words.key}</summary>
    <ul className={`${styles.key} ${drawnStyles.lives}`}>
      {BEGINS.map((begin) => (
        <li key={begin}>
          <Sample
            years={{ ...some, begin, from: 26, full: begin === "between" ? 48 : 26, until: 74, sign: "unknown" }}
          />
          {words.begins[begin]}
        </li>
      ))}
      <li>
        <Sample years={{ ...some, until: 34, sign: "alive" }} />
        {words.signs.alive}. {words.silence}
      </li>
      {ENDS.map((sign) => (
        <li key={sign}>
          <Sample years={{ ...some, sign }} />
          {words.signs[sign]}
        </li>
      ))}
    </ul>
  </details>
);

function Sample({ years }: { years: LifeYears }) {
  const status = years.sign === "alive" || years.sign === "missing" ? years.sign : "dead";
  return (
    <svg width="86" height="20" viewBox="0 0 86 20" aria-hidden="true">
      <LifeBar years={years} status={status} at={at} y={10} today={84} />
    </svg>
  );
}
