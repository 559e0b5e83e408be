import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { foldForSearch } from "../../../../platform/text/fold.ts";
import { tidied } from "../../../../platform/text/tidied.ts";
import { Field } from "../../../../ui/kit/forms/field.tsx";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { useSteady } from "../../../kit/ui/lists/use-steady.browser.ts";
import styles from "./chips-field.module.css";

/** Lets the form focus the field when it has an error. */
export type FocusHandle = { focus(): void };

type ChipsFieldProps = {
  label: string;
  values: readonly string[];
  onChange(values: string[]): void;
  onBlur?(): void;
  /** The options. Other text is accepted too. */
  suggestions?: readonly string[];
  /** The noun for one item: "tag". */
  noun: string;
  placeholder?: string;
  hint?: string;
  error?: string | undefined;
  /** The id of a note about the field that is rendered elsewhere. */
  noteId?: string;
  /** True if items cannot contain a comma. */
  splitAtCommas?: boolean;
  ref?: Ref<FocusHandle>;
};

type Option = { value: string; isNew: boolean };

const MOST_SHOWN = 50;

const hasValue = (values: readonly string[], value: string): boolean =>
  values.some((other) => other.toLowerCase() === value.toLowerCase());

function findOptions(text: string, suggestions: readonly string[], values: readonly string[]): Option[] {
  const written = tidied(text);
  const sought = foldForSearch(written);
  const known = suggestions
    .filter((suggestion) => !hasValue(values, suggestion) && foldForSearch(suggestion).includes(sought))
    .slice(0, MOST_SHOWN)
    .map((value) => ({ value, isNew: false }));
  const isNew = written !== "" && !hasValue(suggestions, written) && !hasValue(values, written);
  return isNew ? [...known, { value: written, isNew }] : known;
}

/** Short texts as chips, followed by an input for finding or writing more. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, values, onChange, onBlur, noun, placeholder, hint, error, splitAtCommas } = props;
  const [suggestions, hold] = useSteady(props.suggestions ?? []);
  const { noteId } = props;
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const [announcement, setAnnouncement] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const listId = useId();
  useImperativeHandle(props.ref, () => ({ focus: () => input.current?.focus() }), []);

  const options = isOpen ? findOptions(text, suggestions, values) : [];
  const shownMark = marked < options.length ? marked : -1;

  const add = (written: string) => {
    const fresh: string[] = [];
    for (const part of splitAtCommas ? written.split(/[,\n]/) : written.split("\n")) {
      const value = tidied(part.replace(/\s+/g, " "));
      if (value !== "" && !hasValue(values, value) && !hasValue(fresh, value)) fresh.push(value);
    }
    if (fresh.length > 0) {
      onChange([...values, ...fresh]);
      setAnnouncement(`Added: ${fresh.join(", ")}`);
    }
    setText("");
    setMarked(-1);
    setOpen(false);
  };
  const remove = (value: string) => {
    onChange(values.filter((other) => other !== value));
    setAnnouncement(`Removed: ${value}`);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || (event.key === "," && splitAtCommas)) {
      event.preventDefault();
      add(options[shownMark]?.value ?? text);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const all = findOptions(text, suggestions, values).length;
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (all > 0)
        setMarked(
          isOpen ? (shownMark + step + all + (shownMark < 0 && step < 0 ? 1 : 0)) % all : step > 0 ? 0 : all - 1,
        );
    } else if (event.key === "Escape" && isOpen) {
      // Escape must close only the list, not a dialog around the field.
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
    } else if (event.key === "Backspace" && text === "") {
      // Do not remove the last chip at once: focus it first.
      const buttons = chips.current?.querySelectorAll("button");
      buttons?.[buttons.length - 1]?.focus();
    }
  };

  return (
    <Field label={label} hint={hint} error={error} noteId={noteId}>
      {(ids) => (
        <div className={styles.field}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a click beside the chips is a click into the field. */}
          <div
            className={styles.chips}
            onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
          >
            {values.length > 0 && (
              <ul ref={chips} aria-label={`Chosen: ${label}`}>
                {values.map((value) => (
                  <li key={value} className={styles.chip}>
                    {value}
                    <button type="button" aria-label={`Remove ${value}`} onClick={() => remove(value)}>
                      <Icon name="x" />
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <input
              {...ids}
              ref={input}
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={options.length > 0}
              aria-controls={options.length > 0 ? listId : undefined}
              aria-activedescendant={shownMark < 0 ? undefined : `${listId}-${shownMark}`}
              placeholder={placeholder}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setMarked(-1);
                setOpen(true);
              }}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData("text");
                if (!/\n/.test(pasted.trim()) && !(splitAtCommas && pasted.includes(","))) return;
                event.preventDefault();
                add(`${text}${pasted}`);
              }}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
              // Turn text that is not a chip yet into one, so that it is not lost.
              onBlur={() => {
                add(text);
                onBlur?.();
              }}
            />
          </div>
          {options.length > 0 && (
            <div id={listId} role="listbox" aria-label={label} className={styles.options} onPointerDown={hold}>
              {options.map(({ value, isNew }, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keyboard stays in the field, which names the marked option.
                <div
                  key={value}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === shownMark}
                  ref={index === shownMark ? showOption : undefined}
                  // Keep the focus in the input, so that its text is not turned into a chip.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => add(value)}
                >
                  {isNew ? `Create “${value}”` : value}
                </div>
              ))}
            </div>
          )}
          <span className="sr" role="status">
            {announcement === "" ? "" : `${announcement}. ${values.length} ${values.length === 1 ? noun : `${noun}s`}.`}
          </span>
        </div>
      )}
    </Field>
  );
}

const showOption = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });
