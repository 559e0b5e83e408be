import { Form } from "react-router";
import { Icon } from "../../platform/ui/icon.tsx";
import listStyles from "../../platform/ui/lists/list-head.module.css";
import { ARTICLE_CATEGORIES } from "../categories.ts";
import { ARTICLE_CATEGORY_LABELS } from "../words.en.ts";
import type { ArticleQuery } from "./list-address.ts";
import { words } from "./words.en.tsx";

/** Search and category: a plain GET form, so that the address holds the state and the form works without JavaScript. */
export function FilterForm({ request }: { request: ArticleQuery }) {
  return (
    // The key remounts the form, so that its fields follow the address when a link or the Back button changes it.
    <Form
      key={`${request.search}\n${request.category}`}
      role="search"
      aria-label={words.filter.label}
      action="/articles"
      className={listStyles.filter}
    >
      <div className="field">
        <label htmlFor="article-search">{words.filter.search}</label>
        <input
          id="article-search"
          type="search"
          name="search"
          maxLength={200}
          defaultValue={request.search}
          placeholder={words.filter.placeholder}
        />
      </div>
      <div className="field">
        <label htmlFor="article-category">{words.filter.category}</label>
        <select id="article-category" name="category" defaultValue={request.category}>
          <option value="">{words.filter.all}</option>
          {ARTICLE_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {words.filter.option(ARTICLE_CATEGORY_LABELS[category])}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="btn">
        <Icon name="search" />
        {words.filter.submit}
      </button>
    </Form>
  );
}
