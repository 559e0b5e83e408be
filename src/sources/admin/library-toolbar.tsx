import { useCallback } from "react";
import { SearchField } from "../../admin/ui/lists/search-field.tsx";
import toolbarStyles from "../../admin/ui/lists/toolbar.module.css";
import { Select } from "../../platform/ui/forms/field.tsx";
import { ADDRESS_STATES } from "../address-check.ts";
import { SOURCE_SETS, SOURCE_SORTS, type SourceSet, type SourceSort } from "../library-list.ts";
import { SOURCE_KINDS } from "../source.ts";
import { words } from "../words.en.ts";
import { STATE_WORDS } from "./address-words.ts";
import { isFiltered, type LibraryState } from "./library-state.ts";

const SETS: Record<SourceSet, string> = {
  unused: "Not used",
  "without-address": "Without address",
  duplicates: "Perhaps the same",
  attention: "All that need attention",
  ...STATE_WORDS,
};

const ADDRESS_SETS: readonly SourceSet[] = ["attention", ...ADDRESS_STATES];

const SORTS: Record<SourceSort, string> = {
  newest: "Newest",
  key: "Oldest",
  title: "Title",
  uses: "Most used",
  attention: "Attention first",
};

const Sets = ({ sets }: { sets: readonly SourceSet[] }) =>
  sets.map((show) => (
    <option key={show} value={show}>
      {SETS[show]}
    </option>
  ));

type LibraryToolbarProps = {
  state: LibraryState;
  onChange(change: Partial<LibraryState>): void;
};

/** Search, filters and order of the library. Each change updates the address immediately. */
export function LibraryToolbar({ state, onChange }: LibraryToolbarProps) {
  const search = useCallback((search: string) => onChange({ search }), [onChange]);
  return (
    <search className={toolbarStyles.toolbar} aria-label="Find sources">
      <SearchField label="Title, publisher, address or key" search={state.search} onSearch={search} />
      <Select
        label="Kind"
        value={state.kind}
        onChange={(event) => onChange({ kind: event.target.value as LibraryState["kind"] })}
      >
        <option value="">Every kind</option>
        {SOURCE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </Select>
      <Select
        label="Show"
        value={state.show}
        onChange={(event) => onChange({ show: event.target.value as LibraryState["show"] })}
      >
        <option value="">All sources</option>
        <Sets sets={SOURCE_SETS.filter((show) => !ADDRESS_SETS.includes(show))} />
        <optgroup label="Addresses">
          <Sets sets={ADDRESS_SETS} />
        </optgroup>
      </Select>
      <Select
        label="Order"
        value={state.sort}
        onChange={(event) => onChange({ sort: event.target.value as LibraryState["sort"] })}
      >
        {SOURCE_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORTS[sort]}
          </option>
        ))}
      </Select>
      {isFiltered(state) && (
        <button type="button" className="btn quiet small" onClick={() => onChange({ search: "", kind: "", show: "" })}>
          Clear
        </button>
      )}
    </search>
  );
}
