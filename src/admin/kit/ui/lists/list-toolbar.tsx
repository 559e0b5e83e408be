import type { ReactNode } from "react";
import { Select } from "../../../../ui/kit/forms/field.tsx";
import { SearchField } from "./search-field.tsx";
import styles from "./toolbar.module.css";

type ListToolbarProps = {
  /** What screen readers call it. */
  label: string;
  searchLabel: string;
  search: string;
  /** Must be a stable function from render to render. */
  onSearch(search: string): void;
  isFiltered: boolean;
  onClear(): void;
  /** The filters and the order. */
  children: ReactNode;
};

/** Search, filters and order of a list, and a button that removes all filters. */
export function ListToolbar(props: ListToolbarProps) {
  const { label, searchLabel, search, onSearch, isFiltered, onClear, children } = props;
  return (
    <search className={styles.toolbar} aria-label={label}>
      <SearchField label={searchLabel} search={search} onSearch={onSearch} />
      {children}
      {isFiltered && (
        <button type="button" className="btn quiet small" onClick={onClear}>
          Clear
        </button>
      )}
    </search>
  );
}

/** The options of a choice, in the words of the admin area. */
export function Options<Value extends string>({
  values,
  labels,
}: {
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
}) {
  return values.map((value) => (
    <option key={value} value={value}>
      {labels[value]}
    </option>
  ));
}

type ListChoiceProps<Value extends string> = {
  label: string;
  value: Value | "";
  /** The option without a filter; left out where something is always chosen. */
  all?: string;
  onChoose(value: Value): void;
  children: ReactNode;
};

/** One filter of a list, or its order. */
export function ListChoice<Value extends string>({ label, value, all, onChoose, children }: ListChoiceProps<Value>) {
  return (
    <Select label={label} value={value} onChange={(event) => onChoose(event.target.value as Value)}>
      {all !== undefined && <option value="">{all}</option>}
      {children}
    </Select>
  );
}
