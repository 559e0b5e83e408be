import { FilterForm } from "../../entries/list-page/filter-form.tsx";
import { ARTICLE_CATEGORIES } from "../categories.ts";
import { ARTICLE_CATEGORY_LABELS } from "../words.en.ts";
import type { ArticleQuery } from "./list-address.ts";
import { words } from "./words.en.ts";

export function Filter({ request: { search, category } }: { request: ArticleQuery }) {
  const { category: label } = words.filter;
  const categories = { name: "category", label, options: ARTICLE_CATEGORIES, labels: ARTICLE_CATEGORY_LABELS };
  return (
    <FilterForm
      action="/articles"
      words={words.filter}
      search={search}
      choices={[{ ...categories, value: category }]}
    />
  );
}
