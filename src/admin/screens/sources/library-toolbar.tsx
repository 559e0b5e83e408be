import { useCallback } from "react";
import { ADDRESS_STATES } from "../../../content/sources/address-check.ts";
import { kinds } from "../../../content/sources/kind-words.ts";
import { SOURCE_SETS, SOURCE_SORTS, type SourceSet, type SourceSort } from "../../../content/sources/library-list.ts";
import { SOURCE_KINDS } from "../../../content/sources/source.ts";
import { ListChoice, ListToolbar, Options } from "../../kit/ui/lists/list-toolbar.tsx";
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

type LibraryToolbarProps = {
  state: LibraryState;
  onChange(change: Partial<LibraryState>): void;
};

/** Search, filters and order of the library. Each change updates the address immediately. */
export function LibraryToolbar({ state, onChange }: LibraryToolbarProps) {
  return (
    <ListToolbar
      label="Find sources"
      searchLabel="Title, publisher, address or key"
      search={state.search}
      onSearch={useCallback((search: string) => onChange({ search }), [onChange])}
      isFiltered={isFiltered(state)}
      onClear={() => onChange({ search: "", kind: "", show: "" })}
    >
      <ListChoice label="Kind" value={state.kind} all="Every kind" onChoose={(kind) => onChange({ kind })}>
        <Options values={SOURCE_KINDS} labels={kinds} />
      </ListChoice>
      <ListChoice label="Show" value={state.show} all="All sources" onChoose={(show) => onChange({ show })}>
        <Options values={SOURCE_SETS.filter((show) => !ADDRESS_SETS.includes(show))} labels={SETS} />
        <optgroup label="Addresses">
          <Options values={ADDRESS_SETS} labels={SETS} />
        </optgroup>
      </ListChoice>
      <ListChoice label="Order" value={state.sort} onChoose={(sort) => onChange({ sort })}>
        <Options values={SOURCE_SORTS} labels={SORTS} />
      </ListChoice>
    </ListToolbar>
  );
}
