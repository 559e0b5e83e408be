import { Icon } from "../../platform/ui/icon.tsx";
import { PageLink } from "../../platform/ui/page-link.tsx";
import plateStyles from "../../platform/ui/plate.module.css";
import type { TuskerCardFields } from "../card/card-fields.ts";
import { TuskerCard } from "../card/tusker-card.tsx";
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
