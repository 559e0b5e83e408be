import { WRITTEN } from "../../content/record/texts/written-values.ts";
import { inEnglish } from "../../platform/languages/stored-text.tsx";
import drawingStyles from "../../site/parts/record/features/feature-drawing.module.css";
import { Animal, Hatch, METRE, Person } from "../../site/parts/record/features/standing.tsx";
import { PageLink } from "../../ui/kit/page-link.tsx";
import styles from "./heights.module.css";
import type { Tall } from "./heights.ts";
import { words } from "./words.ts";

const WIDTH = 740;
const LEFT = 74;

/**
 * A tusker beside a person. All have the same body, of which one file serves them all: only his height is told.
 * @param metres how far up the scale reaches; the same in all drawings of a page
 */
export function HeightFigure({ tall, metres }: { tall: Tall; metres: number }) {
  const { slug, name, min, max, about } = tall;
  const height = WRITTEN.height({ min, max, about });
  const ground = metres * METRE + 20;
  const hatch = `hatch-${slug}`;
  return (
    <figure className={`${drawingStyles.inks} ${styles.standing}`}>
      <svg viewBox={`0 0 ${WIDTH} ${ground + 8}`} role="img" aria-label={words.heights.drawing(name, height)}>
        <Hatch id={hatch} />
        {Array.from({ length: metres }, (_, index) => index + 1).map((level) => (
          <g key={level}>
            <path className={styles.level} d={`M${LEFT} ${ground - level * METRE}H${WIDTH}`} />
            <text x={LEFT - 10} y={ground - level * METRE + 9} textAnchor="end">
              {words.heights.metres(String(level))}
            </text>
          </g>
        ))}
        <Person x={LEFT + 50} ground={ground} />
        <Animal drawn={[]} height={{ min, max }} at={{ x: LEFT + 90, ground }} hatch={hatch} />
        <path className={styles.ground} d={`M${LEFT} ${ground}H${WIDTH}`} />
      </svg>
      <figcaption>
        <PageLink to={`/tuskers/${slug}`} {...inEnglish(name)}>
          {name}
        </PageLink>
        , {height}
      </figcaption>
    </figure>
  );
}
