import type { TuskerCardFields } from "../../../content/tuskers/card-fields.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import { TuskerCard } from "../../parts/cards/tusker/tusker-card.tsx";
import styles from "./featured-tuskers.module.css";
import headStyles from "./head.module.css";
import { words } from "./words.ts";

/** The shapes of the first cards: one lead, then two; all others stand three in a row. */
const SHAPES = ["3:2", "small", "small"] as const;

/** The featured tuskers in order: one large, two beside or below it, the others three in a row. */
export function FeaturedTuskers({ tuskers }: { tuskers: readonly TuskerCardFields[] }) {
  if (tuskers.length === 0) return null;
  return (
    <section className={`wrap ${styles.featured}`} aria-labelledby="featured">
      <div className={`head ${headStyles.head}`}>
        <h2 id="featured">{words.featured.title}</h2>
        <PageLink className="more" to="/tuskers">
          {words.featured.browseAll}
          <Icon name="arrow-right" />
        </PageLink>
      </div>
      <div className={styles.herd}>
        {tuskers.map((tusker, index) => (
          <TuskerCard key={tusker.slug} tusker={tusker} shape={SHAPES[index] ?? "third"} />
        ))}
      </div>
    </section>
  );
}
