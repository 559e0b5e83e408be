import { Form } from "react-router";
import { Icon } from "../../platform/ui/icon.tsx";
import listStyles from "../../platform/ui/lists/list-head.module.css";
import type { TuskerQuery } from "../find/tusker-query.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../status.ts";
import { CATEGORY_LABELS, STATUS_LABELS } from "../words.en.ts";
import { words } from "./words.en.tsx";

type ChoiceProps<Value extends string> = {
  name: string;
  label: string;
  options: readonly Value[];
  labels: Record<Value, string>;
  value: string;
};

function Choice<Value extends string>({ name, label, options, labels, value }: ChoiceProps<Value>) {
  const id = `filter-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">{words.filter.all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {words.filter.option(labels[option])}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Search and filters: a plain GET form, so that the address holds the state and the form works without JavaScript. */
export function FilterForm({ request }: { request: TuskerQuery }) {
  return (
    <Form
      // The key remounts the form, so that its fields follow the address when a link or the Back button changes it.
      key={`${request.search}\n${request.category}\n${request.status}`}
      role="search"
      aria-label={words.filter.label}
      action="/tuskers"
      className={`${listStyles.filter} ${listStyles.four}`}
    >
      <div className="field">
        <label htmlFor="filter-search">{words.filter.name}</label>
        <input
          id="filter-search"
          type="search"
          name="search"
          maxLength={200}
          defaultValue={request.search}
          placeholder={words.filter.placeholder}
        />
      </div>
      <Choice
        name="category"
        label={words.filter.category}
        options={TUSKER_CATEGORIES}
        labels={CATEGORY_LABELS}
        value={request.category}
      />
      <Choice
        name="status"
        label={words.filter.status}
        options={TUSKER_STATUSES}
        labels={STATUS_LABELS}
        value={request.status}
      />
      <button type="submit" className="btn">
        <Icon name="search" />
        {words.filter.submit}
      </button>
    </Form>
  );
}
