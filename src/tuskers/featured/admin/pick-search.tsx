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

/** Finds tuskers by name, to feature them. */
export function PickSearch({ chosen, full, onAdd }: PickSearchProps) {
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<Pick[]>([]);
  const [told, setTold] = useState("");
  const wanted = search.trim();

  useEffect(() => {
    if (wanted === "") {
      setFound([]);
      setTold("");
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      findPicks(wanted, abort.signal).then(
        (picks) => {
          setFound(picks);
          setTold(picks.length === 0 ? `No tusker has “${wanted}” in its name.` : "");
        },
        (error: unknown) => {
          if (!abort.signal.aborted) setTold(failureOf(error).message);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);

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
      <p role="status">{told}</p>
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
