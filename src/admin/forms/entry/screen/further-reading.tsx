import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useController, useFormContext } from "react-hook-form";
import { sourceDetails } from "../../../../content/sources/source-details.ts";
import { SOURCE_KIND_LABELS } from "../../../../content/sources/source-kind-labels.ts";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { knownSource, useKnownSources } from "../../../inputs/sources/known-sources.browser.ts";
import { SourcePicker } from "../../../inputs/sources/source-picker.tsx";
import { cautionId, PlaceCaution } from "../../../inputs/warnings/places-caution.tsx";
import type { SharedValues } from "../entry-definition.ts";
import type { SourceValue } from "../source-values.ts";
import styles from "./sources-panel.module.css";

/** As many sources as the server takes. */
const MOST_SOURCES = 200;

const nameOf = ({ key, title }: SourceValue): string => title || key;
const move = <Item,>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Item);

/** Sources that no statement cites, in the order in which the page lists them; they are chosen from the library. */
export function FurtherReading({ cited }: { cited: readonly string[] }) {
  const { control, formState } = useFormContext<SharedValues>();
  const { field } = useController({ control, name: "sources" });
  const known = useKnownSources(field.value.flatMap(({ key }) => key || []));
  const [isOpen, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const errors = formState.errors.sources;
  const sources: readonly SourceValue[] = field.value;

  const change = (next: SourceValue[], words: string) => {
    flushSync(() => field.onChange(next));
    setAnnouncement(words);
  };
  const shift = (from: number, to: number) => {
    const source = sources[from];
    if (source === undefined || to < 0 || to >= sources.length) return;
    change(move(sources, from, to), `${nameOf(source)} is now number ${to + 1} of ${sources.length}.`);
    const buttons = list.current?.children[to]?.querySelectorAll("button");
    const pressed = buttons?.[to < from ? 0 : 1];
    // At an end of the list its button is of no use any more.
    (pressed?.disabled ? buttons?.[to < from ? 1 : 0] : pressed)?.focus();
  };
  const remove = (at: number) => {
    const source = sources[at];
    if (source === undefined) return;
    change([...sources.toSpliced(at, 1)], `Removed ${nameOf(source)}.`);
    addButton.current?.focus();
  };
  const choose = (keys: string[]) => {
    const present = sources.filter(({ key }) => key === "" || keys.includes(key));
    const added = keys
      .filter((key) => !sources.some((source) => source.key === key))
      .map((key): SourceValue => {
        const { title = key, url = "", kind = "other" } = knownSource(key) ?? {};
        return { key, title, url: url ?? "", kind };
      });
    change([...present, ...added], added.map((source) => `Added ${nameOf(source)}.`).join(" "));
  };
  const close = () => {
    setOpen(false);
    addButton.current?.focus();
  };
  return (
    <div className={styles.further}>
      <h4 id="further-heading">Further reading</h4>
      <p className="hint">Sources that no statement names. Readers find them after those that are cited.</p>
      {sources.length > 0 && (
        <ol ref={list} aria-labelledby="further-heading">
          {sources.map((source, index) => {
            const { key, title, url, kind } = source;
            const error =
              errors?.[index]?.title ?? errors?.[index]?.url ?? errors?.[index]?.kind ?? errors?.[index]?.key;
            return (
              <li key={key || `${title} ${url}`}>
                <span>
                  {nameOf(source)}{" "}
                  <small>
                    {[key, sourceDetails({ url, ...known.get(key) }), SOURCE_KIND_LABELS[kind]]
                      .filter(Boolean)
                      .join(" · ")}
                    {cited.includes(key) && " · cited as well, so it is listed there"}
                  </small>
                  {error?.message !== undefined && (
                    <span className="err">
                      <Icon name="triangle-alert" />
                      <span>{error.message}</span>
                    </span>
                  )}
                </span>
                <span className={styles.buttons}>
                  <button
                    type="button"
                    className="iconbtn"
                    aria-label={`Move up: ${nameOf(source)}`}
                    disabled={index === 0}
                    onClick={() => shift(index, index - 1)}
                  >
                    <Icon name="arrow-up" />
                  </button>
                  <button
                    type="button"
                    className="iconbtn"
                    aria-label={`Move down: ${nameOf(source)}`}
                    disabled={index === sources.length - 1}
                    onClick={() => shift(index, index + 1)}
                  >
                    <Icon name="arrow-down" />
                  </button>
                  <button
                    type="button"
                    className="iconbtn del"
                    aria-label={`Remove: ${nameOf(source)}`}
                    onClick={() => remove(index)}
                  >
                    <Icon name="trash" />
                  </button>
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <PlaceCaution of="sources" />
      <button
        type="button"
        className="btn quiet small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={cautionId("sources")}
        ref={(button) => {
          addButton.current = button;
          field.ref(button && { focus: () => button.focus() });
        }}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="plus" />
        Add further reading
      </button>
      {isOpen && (
        <SourcePicker
          keys={sources.flatMap(({ key }) => key || [])}
          label="Add further reading"
          most={MOST_SOURCES}
          onKeys={choose}
          onClose={close}
        />
      )}
      <span className="sr" role="status">
        {announcement}
      </span>
    </div>
  );
}
