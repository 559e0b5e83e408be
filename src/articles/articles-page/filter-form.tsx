import { Form } from "react-router";
import { Icon } from "../../platform/ui/icon.tsx";
import { ARTICLE_CATEGORIES } from "../categories.ts";
import type { ArticleQuery } from "./list-address.ts";

/** Search and category: a plain GET form, so that the address holds the state and no script is needed. */
export function FilterForm({ request }: { request: ArticleQuery }) {
  return (
    // The key makes the fields follow the address when it changes by a link or the Back button.
    <Form
      key={`${request.search}\n${request.category}`}
      role="search"
      aria-label="Articles"
      action="/articles"
      className="filter"
    >
      <div className="field">
        <label htmlFor="article-search">Title or excerpt</label>
        <input
          id="article-search"
          type="search"
          name="search"
          maxLength={200}
          defaultValue={request.search}
          placeholder="Search articles..."
        />
      </div>
      <div className="field">
        <label htmlFor="article-category">Category</label>
        <select id="article-category" name="category" defaultValue={request.category}>
          <option value="">All Categories</option>
          {ARTICLE_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {category}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="btn">
        <Icon name="search" />
        Search
      </button>
    </Form>
  );
}
