import { Icon } from "../../../ui/kit/icon.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import type { ArticleCardFields } from "../../parts/cards/article/card-fields.ts";
import { Stories } from "../../parts/cards/article/stories.tsx";
import headStyles from "./head.module.css";
import styles from "./journal.module.css";
import { words } from "./words.ts";

/** The newest articles: one lead story, the others in rows next to it; on narrow screens all of them in rows. */
export function Journal({ articles: [lead, ...rows] }: { articles: readonly ArticleCardFields[] }) {
  if (lead === undefined) return null;
  return (
    <section className={`wrap ${styles.journal}`} aria-labelledby="journal">
      <div className={`head ${headStyles.head}`}>
        <h2 id="journal">{words.journal.title}</h2>
        <PageLink className="more" to="/articles">
          {words.journal.all}
          <Icon name="arrow-right" />
        </PageLink>
      </div>
      <Stories lead={lead} rows={rows} size="leadOrRow" />
    </section>
  );
}
