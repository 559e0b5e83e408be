import type { ArticleCardFields } from "../../articles/card/card-fields.ts";
import { Stories } from "../../articles/card/stories.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import { PageLink } from "../../platform/ui/page-link.tsx";
import { words } from "./words.en.ts";

/** The newest articles: one lead story, the others in rows next to it. */
export function Journal({ articles: [lead, ...rows] }: { articles: readonly ArticleCardFields[] }) {
  if (lead === undefined) return null;
  return (
    <section className="wrap band" aria-labelledby="journal">
      <div className="head">
        <h2 id="journal">{words.journal.title}</h2>
        <PageLink className="more" to="/articles">
          {words.journal.all}
          <Icon name="arrow-right" />
        </PageLink>
      </div>
      <Stories lead={lead} rows={rows} />
    </section>
  );
}
