import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import { pause } from "../../kit/api/pause.browser.ts";
import styles from "./featured.module.css";
import { type Pick, toPick } from "./pick.ts";

/** Debounce of the search after the last keystroke, in milliseconds. */
const PAUSE_MS = 200;

const MOST_FOUND = "8";

type PickSearchProps = {
  chosen: ReadonlySet<string>;
  /** True if the list is full. */
  full: boolean;
  onAdd(pick: Pick): void;
};

/** Finds tuskers by name, place or tag, to feature them. */
export function PickSearch({ chosen, full, onAdd }: PickSearchProps) {
  const [search, setSearch] = useState("");
  const query = search.trim();
  const {
    data: found,
    error,
    isPlaceholderData,
  } = useQuery({
    queryKey: ["picks to add", query],
    queryFn: async ({ signal }) => {
      await pause(PAUSE_MS);
      const call = { search: query, drafts: "1", page: "1", limit: MOST_FOUND } as const;
      return (await bodyOf(adminApi.api.tuskers.$get({ query: call }, { init: { signal } }))).map(toPick);
    },
    enabled: query !== "",
    placeholderData: query === "" ? undefined : keepPreviousData,
  });
  const isNothing = found?.length === 0 && !isPlaceholderData;

  return (
    <div className={styles.search}>
      <TextInput
        label="Add a tusker"
        type="search"
        value={search}
        autoComplete="off"
        placeholder="Part of his name"
        hint={full ? "The list is full: remove one first." : undefined}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status">{error?.message ?? (isNothing && `No tusker has “${query}” as a name, place or tag.`)}</p>
      <ul>
        {found?.map((pick) => (
          <li key={pick._id}>
            <span>
              {pick.name}, {pick.location}
            </span>
            {chosen.has(pick._id) ? (
              <span className="hint">In the pick</span>
            ) : (
              <button
                type="button"
                className="btn quiet small"
                aria-disabled={full || undefined}
                onClick={() => !full && onAdd(pick)}
              >
                <Icon name="plus" />
                Add
                <span className="sr"> {pick.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
