import { FilterForm } from "../../entries/list-page/filter-form.tsx";
import type { TuskerQuery } from "../find/tusker-query.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../status.ts";
import { CATEGORY_LABELS, STATUS_LABELS } from "../words.en.ts";
import { words } from "./words.en.ts";

export function Filter({ request: { search, category, status } }: { request: TuskerQuery }) {
  const { category: ofCategory, status: ofStatus } = words.filter;
  const categories = { name: "category", label: ofCategory, options: TUSKER_CATEGORIES, labels: CATEGORY_LABELS };
  const statuses = { name: "status", label: ofStatus, options: TUSKER_STATUSES, labels: STATUS_LABELS };
  return (
    <FilterForm
      action="/tuskers"
      words={words.filter}
      search={search}
      choices={[
        { ...categories, value: category },
        { ...statuses, value: status },
      ]}
    />
  );
}
