import { ARTICLE_CATEGORIES } from "../../../content/articles/categories.ts";
import { ARTICLE_CATEGORY_LABELS } from "../../../content/articles/words.ts";
import type { Tally } from "../../../content/search/entry-index.server.ts";
import type { Chip } from "../../../ui/kit/lists/chips.tsx";
import { FilterForm } from "../../parts/lists/filter-form.tsx";
import { type ArticleQuery, listAddress } from "./list-address.ts";
import { words } from "./words.ts";

/** Links to all articles and to those of a category; to none where there are none. */
function chipsOf(request: ArticleQuery, { total, having }: Tally): Chip[] {
  const chip = (label: string, category: ArticleQuery["category"], count = 0): Chip => {
    const to = listAddress({ search: "", category, page: 1 });
    return { to, label, count, isCurrent: to === listAddress({ ...request, page: 1 }) };
  };
  return [
    chip(words.found.all, "", total),
    ...ARTICLE_CATEGORIES.map((category) => chip(ARTICLE_CATEGORY_LABELS[category], category, having[category])),
  ].filter(({ count }) => count > 0);
}

type FilterProps = {
  request: ArticleQuery;
  /** Undefined where the list could not be read. */
  tally?: Tally;
};

export function Filter({ request, tally }: FilterProps) {
  const { search, category } = request;
  const { category: label } = words.filter;
  const categories = { name: "category", label, options: ARTICLE_CATEGORIES, labels: ARTICLE_CATEGORY_LABELS };
  return (
    <FilterForm
      action="/articles"
      words={words.filter}
      search={search}
      choices={[{ ...categories, value: category }]}
      chips={tally && chipsOf(request, tally)}
    />
  );
}
