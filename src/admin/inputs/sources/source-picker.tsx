import { type CSSProperties, type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { sourceDetails } from "../../../content/sources/source-details.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { useSteady } from "../../kit/ui/lists/use-steady.browser.ts";
import { noteCited, noteSources, useKnownSources } from "./known-sources.browser.ts";
import { NewSource } from "./new-source.tsx";
import styles from "./source-picker.module.css";
import { useFoundSources } from "./use-found-sources.browser.ts";

/** As many sources as one mark may name. */
const MOST_KEYS = 10;

type SourcePickerProps = {
  /** What the mark or the statement names already. */
  keys: readonly string[];
  /** What the list of a picker adds to; the text or the statement that is written if it is not told. */
  label?: string;
  /** As many sources as may be named. */
  most?: number;
  /** Where it floats in the frame of the editor, in CSS pixels. Elsewhere it stands under what opened it. */
  left?: number;
  top?: number;
  onKeys(keys: string[]): void;
  onClose(): void;
};

/** Finds a source in the library, or adds one, for a citation in a text or a statement of the record. */
export function SourcePicker(props: SourcePickerProps) {
  const { keys, label = "Cite a source", most = MOST_KEYS, left, top, onKeys, onClose } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const [isAdding, setIsAdding] = useState(false);
  const answer = useFoundSources(typed);
  const { isAwaited, error } = answer;
  const [{ sources: found, isThere }, hold] = useSteady(answer);
  useEffect(() => {
    // Newer browsers answer with a promise, which is nothing for an effect to return.
    void box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const known = useKnownSources(keys);
  const options = found.filter(({ key }) => !keys.includes(key));
  const canAdd = typed.trim() !== "" && !isThere;
  const count = options.length + (canAdd ? 1 : 0);
  // Enter must not take what was found for other words.
  const at = isAwaited ? -1 : Math.min(chosen, Math.max(0, count - 1));

  const cite = (key: string, isMore: boolean) => {
    if (!keys.includes(key) && keys.length < most) {
      noteCited(key);
      onKeys([...keys, key]);
    }
    if (!isMore) return onClose();
    setTyped("");
    setChosen(0);
    setIsAdding(false);
    input.current?.focus();
  };
  const pick = (index: number, isMore: boolean) => {
    const source = options[index];
    if (source !== undefined) cite(source.key, isMore);
    else if (canAdd) setIsAdding(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys are of no concern to the entry's form while this is open.
    event.stopPropagation();
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  };
  const onInputKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setChosen((Math.max(0, at) + step + count) % Math.max(1, count));
    else if (event.key !== "Enter") return;
    else if (at >= 0) pick(at, event.ctrlKey || event.metaKey);
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) onClose();
  };
  const optionId = (index: number) => `${id}-${index}`;
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={label}
      className={styles.picker}
      style={left === undefined ? undefined : ({ "--left": `${left}px`, "--top": `${top}px` } as CSSProperties)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {keys.length > 0 && (
        <ul className={styles.cited} aria-label="Cited here">
          {keys.map((key) => (
            <li key={key} title={known.get(key)?.title}>
              {key}
              <button
                type="button"
                aria-label={`Remove ${key}`}
                onClick={() => {
                  onKeys(keys.filter((other) => other !== key));
                  input.current?.focus();
                }}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <NewSource
          typed={typed}
          onChosen={(source) => {
            noteSources([source]);
            cite(source.key, false);
          }}
          onCancel={() => setIsAdding(false)}
        />
      ) : (
        <>
          <div className={styles.query}>
            <Icon name="search" />
            <input
              ref={input}
              type="text"
              role="combobox"
              aria-label="Find a source"
              aria-expanded={count > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={count > 0 && at >= 0 ? optionId(at) : undefined}
              aria-autocomplete="list"
              autoComplete="off"
              spellCheck={false}
              placeholder="Words, a title or an address"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setChosen(0);
              }}
              onKeyDown={onInputKey}
              // biome-ignore lint/a11y/noAutofocus: it was opened to type into it.
              autoFocus
            />
            <button type="button" className="linklike" onClick={onClose}>
              Close
            </button>
          </div>
          {error !== undefined && (
            <p className="err" role="alert">
              {error}
            </p>
          )}
          <div role="listbox" id={`${id}-list`} aria-label="Sources" className={styles.list} onPointerDown={hold}>
            {options.map((source, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field that controls the list.
              <div
                key={source.key}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => pick(index, event.ctrlKey || event.metaKey)}
              >
                <span>{source.key}</span>
                <b>{source.title}</b>
                <small>{sourceDetails(source)}</small>
              </div>
            ))}
            {canAdd && (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field that controls the list.
              <div
                id={optionId(options.length)}
                role="option"
                tabIndex={-1}
                aria-selected={at === options.length}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => setIsAdding(true)}
              >
                <Icon name="plus" />
                <b>Add a new source</b>
                <small>{typed.trim()}</small>
              </div>
            )}
          </div>
          <p className={styles.keys}>
            <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> cite, <kbd>Ctrl Enter</kbd> one more
          </p>
        </>
      )}
    </div>
  );
}
