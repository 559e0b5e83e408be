import { FilterForm } from "../../entries/list-page/filter-form.tsx";
import { words as sourceWords } from "../words.en.ts";
import { KINDS, type SourceListRequest } from "./list-address.ts";
import { words } from "./words.en.ts";

export function Filter({ request: { search, kind } }: { request: SourceListRequest }) {
  const kinds = { name: "kind", label: words.filter.kind, options: KINDS, labels: sourceWords.kinds, value: kind };
  return <FilterForm action="/sources" words={words.filter} search={search} choices={[kinds]} />;
}
