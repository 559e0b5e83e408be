import { useCallback } from "react";
import { LIBRARY_FILTERS, type LibraryFilter } from "../../../content/image-library/image-library.ts";
import { ListChoice, ListToolbar, Options } from "../../kit/ui/lists/list-toolbar.tsx";
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
  return (
    <ListToolbar
      label="Find images"
      searchLabel="Search by name, words or entry"
      search={state.search}
      onSearch={useCallback((search: string) => onChange({ search }), [onChange])}
      isFiltered={isFiltered(state)}
      onClear={() => onChange({ search: "", filter: "" })}
    >
      <ListChoice label="Show" value={state.filter} all="All images" onChoose={(filter) => onChange({ filter })}>
        <Options values={LIBRARY_FILTERS} labels={FILTER_LABELS} />
      </ListChoice>
    </ListToolbar>
  );
}
