import { useEffect, useRef, useState } from "react";
import { Field } from "../../platform/ui/forms/field.tsx";

/** How long after the last key, in milliseconds, the words are looked for. */
const PAUSE_MS = 250;

type SearchFieldProps = {
  label: string;
  /** The words that are looked for now. */
  search: string;
  /** It has to keep its identity from one rendering to the next as long as it does the same. */
  onSearch(search: string): void;
};

/** Searches while somebody writes, at the first pause. */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const sent = useRef(search);
  useEffect(() => {
    // Changed from outside: the filters were cleared, or the person went back.
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
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <Field label={label} className="seek-field">
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
