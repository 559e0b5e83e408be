import { Icon } from "../../platform/ui/icon.tsx";
import { PageLink } from "../../platform/ui/page-link.tsx";
import plateStyles from "../../platform/ui/plate.module.css";
import type { TuskerCardFields } from "../../tuskers/card/card-fields.ts";
import { TuskerCard } from "../../tuskers/card/tusker-card.tsx";
import styles from "./featured-tuskers.module.css";
import { words } from "./words.en.ts";

/** One wide plate with two small ones next to it. */
const GROUP = 3;

/** The featured tuskers in order: the first ones as a group, the rest as plates. */
export function FeaturedTuskers({ tuskers }: { tuskers: readonly TuskerCardFields[] }) {
  if (tuskers.length === 0) return null;
  const rest = tuskers.slice(GROUP);
  return (
    <section className={`wrap ${styles.featured}`} aria-labelledby="featured">
      <div className="head">
        <h2 id="featured">{words.featured.title}</h2>
        <PageLink className="more" to="/tuskers">
          {words.featured.browseAll}
          <Icon name="arrow-right" />
        </PageLink>
      </div>
      <div className={styles.first}>
        {tuskers.slice(0, GROUP).map((tusker, index) => (
          <TuskerCard key={tusker.slug} tusker={tusker} shape={index === 0 ? "3:2" : "small"} />
        ))}
      </div>
      {rest.length > 0 && (
        <div className={`${plateStyles.plates} ${styles.rest}`}>
          {rest.map((tusker) => (
            <TuskerCard key={tusker.slug} tusker={tusker} />
          ))}
        </div>
      )}
    </section>
  );
}
