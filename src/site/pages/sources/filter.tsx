import { kinds as kindLabels } from "../../../content/sources/kind-words.ts";
import { FilterForm } from "../../parts/lists/filter-form.tsx";
import { KINDS, type SourceListRequest } from "./list-address.ts";
import { words } from "./words.ts";

export function Filter({ request: { search, kind } }: { request: SourceListRequest }) {
  const kinds = { name: "kind", label: words.filter.kind, options: KINDS, labels: kindLabels, value: kind };
  return <FilterForm action="/sources" words={words.filter} search={search} choices={[kinds]} />;
}
