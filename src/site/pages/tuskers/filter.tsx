import type { Tally } from "../../../content/search/entry-index.server.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../../../content/tuskers/status.ts";
import { CATEGORY_LABELS, STATUS_LABELS } from "../../../content/tuskers/words.ts";
import type { Chip } from "../../../ui/kit/lists/chips.tsx";
import { FilterForm } from "../../parts/lists/filter-form.tsx";
import type { TuskerQuery } from "../../parts/search/tusker-query.ts";
import { listAddress } from "./list-address.ts";
import { words } from "./words.ts";

const WHOLE_LIST: TuskerQuery = { search: "", category: "", status: "", page: 1 };

/** Links to all tuskers, to those of a status and to those of a category; to none where there are none. */
function chipsOf(request: TuskerQuery, { total, having }: Tally): Chip[] {
  const chip = (label: string, filter: Partial<TuskerQuery>, count = 0): Chip => {
    const to = listAddress({ ...WHOLE_LIST, ...filter });
    return { to, label, count, isCurrent: to === listAddress({ ...request, page: 1 }) };
  };
  const statusChip = (status: TuskerQuery["status"] & string) =>
    status === "" ? [] : [chip(STATUS_LABELS[status], { status }, having[status])];
  const [alive, ...others] = TUSKER_STATUSES;
  return [
    chip(words.filter.all, {}, total),
    ...statusChip(alive),
    ...TUSKER_CATEGORIES.map((category) => chip(CATEGORY_LABELS[category], { category }, having[category])),
    ...others.flatMap(statusChip),
  ].filter(({ count }) => count > 0);
}

type FilterProps = {
  request: TuskerQuery;
  /** Undefined where the list could not be read. */
  tally?: Tally;
};

export function Filter({ request, tally }: FilterProps) {
  const { search, category, status } = request;
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
      chips={tally && chipsOf(request, tally)}
      suggests
    />
  );
}
