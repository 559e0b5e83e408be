import { FilterForm } from "../../entries/list-page/filter-form.tsx";
import { kinds as kindLabels } from "../kind-words.ts";
import { KINDS, type SourceListRequest } from "./list-address.ts";
import { words } from "./words.ts";

export function Filter({ request: { search, kind } }: { request: SourceListRequest }) {
  const kinds = { name: "kind", label: words.filter.kind, options: KINDS, labels: kindLabels, value: kind };
  return <FilterForm action="/sources" words={words.filter} search={search} choices={[kinds]} />;
}
