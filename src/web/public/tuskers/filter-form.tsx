import { Form } from "react-router";
import { CATEGORY_LABELS, STATUS_LABELS } from "../../components/tusker-labels.ts";
import type { ListRequest } from "./list-address.ts";

function Choice(props: { name: string; label: string; all: string; labels: Record<string, string>; value: string }) {
  const { name, label, all, labels, value } = props;
  return (
    <label className="grid gap-s-1 font-semibold">
      {label}
      <select name={name} defaultValue={value} className="control font-normal">
        <option value="">{all}</option>
        {Object.entries(labels).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Search and filters: a plain GET form, so that the address holds the state and no script is needed. */
export function FilterForm({ request }: { request: ListRequest }) {
  return (
    // The key makes the fields follow the address when it changes by a link or the Back button.
    <Form
      key={`${request.search}\n${request.category}\n${request.status}`}
      role="search"
      action="/tuskers"
      className="mt-s-5 grid items-end gap-s-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <label className="grid gap-s-1 font-semibold">
        Name
        <input
          type="search"
          name="search"
          maxLength={200}
          defaultValue={request.search}
          placeholder="Search tuskers..."
          className="control font-normal"
        />
      </label>
      <Choice name="category" label="Category" all="All" labels={CATEGORY_LABELS} value={request.category} />
      <Choice name="status" label="Status" all="All" labels={STATUS_LABELS} value={request.status} />
      <button type="submit" className="button">
        Search
      </button>
    </Form>
  );
}
