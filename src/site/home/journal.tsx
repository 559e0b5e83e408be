import { Link } from "react-router";
import { type ArticleCardFields, ArticlePlate, ArticleRow } from "../../articles/card/article-card.tsx";
import { Icon } from "../../platform/ui/icon.tsx";

/** The newest articles: one lead story, the others in rows beside it. */
export function Journal({ articles: [lead, ...rows] }: { articles: readonly ArticleCardFields[] }) {
  if (lead === undefined) return null;
  return (
    <section className="wrap band" aria-labelledby="journal">
      <div className="head">
        <h2 id="journal">From the journal</h2>
        <Link className="more" to="/articles">
          All articles
          <Icon name="arrow-right" />
        </Link>
      </div>
      <div className="stories">
        <ArticlePlate article={lead} lead />
        <div className="rows">
          {rows.map((article) => (
            <ArticleRow key={article.slug} article={article} />
          ))}
        </div>
      </div>
    </section>
  );
}
