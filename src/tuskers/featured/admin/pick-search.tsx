import { useEffect, useState } from "react";
import { failureOf } from "../../../admin/api/failure.ts";
import { TextInput } from "../../../platform/ui/forms/field.tsx";
import { Icon } from "../../../platform/ui/icon.tsx";
import styles from "./featured.module.css";
import { findPicks, type Pick } from "./featured-calls.browser.ts";

/** Debounce of the search after the last keystroke, in milliseconds. */
const PAUSE_MS = 200;

type PickSearchProps = {
  chosen: ReadonlySet<string>;
  /** True if the list is full. */
  full: boolean;
  onAdd(pick: Pick): void;
};

/** Finds tuskers by name, place or tag, to feature them. */
export function PickSearch({ chosen, full, onAdd }: PickSearchProps) {
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<Pick[]>([]);
  const [status, setStatus] = useState("");
  const query = search.trim();

  useEffect(() => {
    if (query === "") {
      setFound([]);
      setStatus("");
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      findPicks(query, abort.signal).then(
        (picks) => {
          setFound(picks);
          setStatus(picks.length === 0 ? `No tusker has “${query}” as a name, place or tag.` : "");
        },
        (error: unknown) => {
          if (!abort.signal.aborted) setStatus(failureOf(error).message);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);

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
      <p role="status">{status}</p>
      <ul>
        {found.map((pick) => (
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
