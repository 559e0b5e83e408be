import { useCallback } from "react";
import { SearchField } from "../../../admin/ui/lists/search-field.tsx";
import toolbarStyles from "../../../admin/ui/lists/toolbar.module.css";
import { Select } from "../../../platform/ui/forms/field.tsx";
import { LIBRARY_FILTERS, type LibraryFilter } from "../image-library.ts";
import { isFiltered, type LibraryState } from "./library-state.ts";

const FILTER_LABELS: Record<LibraryFilter, string> = {
  unused: "Not used",
  hidden: "Not public",
  "without-alt": "Without alternative text",
  "without-credit": "Without credit",
};

type LibraryToolbarProps = {
  state: LibraryState;
  onChange(change: Partial<LibraryState>): void;
};

/** Search and filter of the library. Each change updates the address immediately. */
export function LibraryToolbar({ state, onChange }: LibraryToolbarProps) {
  const search = useCallback((search: string) => onChange({ search }), [onChange]);
  return (
    <search className={toolbarStyles.toolbar} aria-label="Find images">
      <SearchField label="Search by name, words or entry" search={state.search} onSearch={search} />
      <Select
        label="Show"
        value={state.filter}
        onChange={(event) => onChange({ filter: event.target.value as LibraryState["filter"] })}
      >
        <option value="">All images</option>
        {LIBRARY_FILTERS.map((filter) => (
          <option key={filter} value={filter}>
            {FILTER_LABELS[filter]}
          </option>
        ))}
      </Select>
      {isFiltered(state) && (
        <button type="button" className="btn quiet small" onClick={() => onChange({ search: "", filter: "" })}>
          Clear
        </button>
      )}
    </search>
  );
}
