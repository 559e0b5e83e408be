import { useEffect, useRef, useState } from "react";
import { Field } from "../../../../ui/kit/forms/field.tsx";
import styles from "./toolbar.module.css";

/** The debounce delay before a search, in milliseconds. */
const PAUSE_MS = 250;

/** Whether a click leads on in this tab. With a key, the browser opens another tab or window, or saves the page. */
const leadsOn = ({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 &&
  !metaKey &&
  !ctrlKey &&
  !shiftKey &&
  !altKey &&
  target instanceof Element &&
  !!target.closest("a[href]");

type SearchFieldProps = {
  label: string;
  /** The current search text. */
  search: string;
  /** Must be a stable function from render to render. */
  onSearch(search: string): void;
};

/** Searches while somebody types, after a short pause. */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const sent = useRef(search);
  useEffect(() => {
    // Changed from outside: the filters were cleared, or somebody went back.
    if (search === sent.current) return;
    sent.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      onSearch(text.trim());
    }, PAUSE_MS);
    // If a link is followed, the search would bring the list back while the screen of the link is still loading. Where the
    // link stays in the list, `onSearch` changes, and the search is due again.
    const follow = (event: MouseEvent) => {
      if (leadsOn(event)) clearTimeout(timer);
    };
    document.addEventListener("click", follow, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", follow, true);
    };
  }, [text, onSearch]);
  return (
    <Field label={label} className={styles.search}>
      {(ids) => (
        <input
          type="search"
          maxLength={200}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          {...ids}
        />
      )}
    </Field>
  );
}
