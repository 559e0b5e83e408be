import type { TuskerCardFields } from "../../../../content/tuskers/card-fields.ts";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import plateStyles from "../../../../ui/kit/plate.module.css";
import { TuskerCard } from "../../../parts/cards/tusker/tusker-card.tsx";
import { words } from "./words.ts";

/** Up to three tuskers to read about next. */
export function RelatedTuskers({ tuskers }: { tuskers: TuskerCardFields[] }) {
  if (tuskers.length === 0) return null;
  return (
    <section className="band sunk" aria-labelledby="related">
      <div className="wrap">
        <div className="head">
          <h2 id="related">{words.related.title}</h2>
          <PageLink className="more" to="/tuskers">
            {words.browseAll}
            <Icon name="arrow-right" />
          </PageLink>
        </div>
        <div className={`${plateStyles.plates} ${plateStyles.beside}`}>
          {tuskers.map((tusker) => (
            <TuskerCard key={tusker.slug} tusker={tusker} action={words.related.read} />
          ))}
        </div>
      </div>
    </section>
  );
}
