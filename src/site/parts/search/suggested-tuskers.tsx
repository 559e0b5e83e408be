import type { TuskerCardFields } from "../../../content/tuskers/card-fields.ts";
import plateStyles from "../../../ui/kit/plate.module.css";
import { TuskerCard } from "../cards/tusker/tusker-card.tsx";
import { words } from "./words.ts";

/** Featured tuskers to look at where a search or a filter finds none. */
export function SuggestedTuskers({ tuskers }: { tuskers: readonly TuskerCardFields[] }) {
  if (tuskers.length === 0) return null;
  return (
    <section className={plateStyles.suggested} aria-labelledby="interesting">
      <div className="head lesser">
        <h2 id="interesting">{words.noResults.instead}</h2>
      </div>
      <div className={`${plateStyles.plates} ${plateStyles.pairs}`}>
        {tuskers.map((tusker) => (
          <TuskerCard key={tusker.slug} tusker={tusker} shape="listed" mark={words.featured} withoutNames />
        ))}
      </div>
    </section>
  );
}
