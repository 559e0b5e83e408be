import { Form } from "react-router";
import { Icon } from "../../platform/ui/icon.tsx";
import type { TuskerQuery } from "../find/tusker-query.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../status.ts";

type ChoiceProps = { name: string; label: string; options: readonly string[]; value: string };

function Choice({ name, label, options, value }: ChoiceProps) {
  const id = `filter-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Search and filters: a plain GET form, so that the address holds the state and no script is needed. */
export function FilterForm({ request }: { request: TuskerQuery }) {
  return (
    <Form
      // The key makes the fields follow the address when it changes by a link or the Back button.
      key={`${request.search}\n${request.category}\n${request.status}`}
      role="search"
      aria-label="Tuskers"
      action="/tuskers"
      className="filter four"
    >
      <div className="field">
        <label htmlFor="filter-search">Name</label>
        <input
          id="filter-search"
          type="search"
          name="search"
          maxLength={200}
          defaultValue={request.search}
          placeholder="Search by name"
        />
      </div>
      <Choice name="category" label="Category" options={TUSKER_CATEGORIES} value={request.category} />
      <Choice name="status" label="Status" options={TUSKER_STATUSES} value={request.status} />
      <button type="submit" className="btn">
        <Icon name="search" />
        Search
      </button>
    </Form>
  );
}
