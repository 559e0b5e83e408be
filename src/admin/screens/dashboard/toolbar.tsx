import { useCallback } from "react";
import { ARTICLE_CATEGORIES } from "../../../content/articles/categories.ts";
import { ARTICLE_CATEGORY_LABELS } from "../../../content/articles/words.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../../../content/tuskers/status.ts";
import { CATEGORY_LABELS, STATUS_LABELS } from "../../../content/tuskers/words.ts";
import { Select } from "../../../ui/kit/forms/field.tsx";
import { SearchField } from "../../kit/ui/lists/search-field.tsx";
import toolbarStyles from "../../kit/ui/lists/toolbar.module.css";
import styles from "./dashboard.module.css";
import { isFiltered, type ListState, NO_FILTER, PUBLICATIONS, SORTS } from "./list-state.ts";
import { ORDER_LABELS, STATE_LABELS } from "./words.ts";

type ToolbarProps = {
  state: ListState;
  onChange(change: Partial<ListState>): void;
};

function Options({ values, labels }: { values: readonly string[]; labels: Readonly<Record<string, string>> }) {
  return (
    <>
      <option value="">All</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {labels[value]}
        </option>
      ))}
    </>
  );
}

/** Search and filters of the list. Each change goes into the URL at once. */
export function Toolbar({ state, onChange }: ToolbarProps) {
  const tuskers = state.show === "tuskers";
  const search = useCallback((search: string) => onChange({ search }), [onChange]);
  return (
    <search className={toolbarStyles.toolbar} aria-label={tuskers ? "Find tuskers" : "Find articles"}>
      <SearchField
        key={state.show}
        label={tuskers ? "Search by name, place or tag" : "Search by title or excerpt"}
        search={state.search}
        onSearch={search}
      />
      <Select label="Category" value={state.category} onChange={(event) => onChange({ category: event.target.value })}>
        {tuskers ? (
          <Options values={TUSKER_CATEGORIES} labels={CATEGORY_LABELS} />
        ) : (
          <Options values={ARTICLE_CATEGORIES} labels={ARTICLE_CATEGORY_LABELS} />
        )}
      </Select>
      {tuskers && (
        <Select label="Status" value={state.status} onChange={(event) => onChange({ status: event.target.value })}>
          <Options values={TUSKER_STATUSES} labels={STATUS_LABELS} />
        </Select>
      )}
      <Select
        label="Publication"
        value={state.publication}
        onChange={(event) => onChange({ publication: event.target.value })}
      >
        <Options values={PUBLICATIONS[state.show]} labels={STATE_LABELS} />
      </Select>
      <Select label="Warnings" value={state.warnings} onChange={(event) => onChange({ warnings: event.target.value })}>
        <Options values={["unseen"]} labels={{ unseen: "To look at" }} />
      </Select>
      <div className={styles.order}>
        <Select label="Order" value={state.sort} onChange={(event) => onChange({ sort: event.target.value })}>
          {SORTS[state.show].map((sort) => (
            <option key={sort} value={sort}>
              {ORDER_LABELS[sort]}
            </option>
          ))}
        </Select>
      </div>
      {isFiltered(state) && (
        <button type="button" className="btn quiet small" onClick={() => onChange(NO_FILTER)}>
          Clear
        </button>
      )}
    </search>
  );
}
