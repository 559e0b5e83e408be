import { type KeyboardEvent, useId, useRef, useState } from "react";
import { sourceDetails } from "../../../content/sources/source-details.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import styles from "./cited-sources.module.css";
import { type KnownSource, knownSource, noteCited, useKnownSources, useLastCited } from "./known-sources.browser.ts";
import { SourcePicker } from "./source-picker.tsx";

type CitedSourcesProps = {
  /** The keys of the sources of one statement. */
  value: readonly string[];
  onChange(keys: string[]): void;
  /** The statement, for screen readers: "Died". */
  of: string;
};

/** The sources of one statement as chips, with a button that finds more or adds a new one. */
export function CitedSources({ value, onChange, of }: CitedSourcesProps) {
  const last = useLastCited();
  const known = useKnownSources(last === undefined ? value : [...value, last]);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const cite = useRef<HTMLButtonElement>(null);
  const id = useId();

  const nameOf = (key: string): string => [key, knownSource(key)?.title].filter(Boolean).join(": ");
  const change = (keys: string[]) => {
    const added = keys.filter((key) => !value.includes(key));
    const removed = value.filter((key) => !keys.includes(key));
    const what = [...added.map((key) => `Cited ${nameOf(key)}.`), ...removed.map((key) => `Removed ${nameOf(key)}.`)];
    setAnnouncement(`${what.join(" ")} ${keys.length === 1 ? "1 source" : `${keys.length} sources`}.`);
    onChange(keys);
  };
  const remove = (key: string) => {
    change(value.filter((other) => other !== key));
    // What had the focus is gone.
    cite.current?.focus();
  };
  const close = () => {
    const { activeElement } = document;
    setOpen(false);
    // Pressing elsewhere closes it, too, and then the focus is where it belongs.
    if (activeElement === document.body || box.current?.contains(activeElement)) cite.current?.focus();
  };
  const onChipKey = (key: string) => (event: KeyboardEvent) => {
    if (event.key === "Delete" || event.key === "Backspace") remove(key);
    else if (event.key === "Escape" && shown !== undefined) setShown(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on a line of its own.
    <div role="group" aria-label={`Sources of ${of}`} className={styles.cited} ref={box}>
      {value.length === 0 && <span className={styles.none}>source?</span>}
      {value.map((key) => (
        <span key={key} className={styles.chip}>
          <button
            type="button"
            title={known.get(key)?.title}
            aria-label={nameOf(key)}
            aria-expanded={shown === key}
            aria-controls={shown === key ? `${id}-shown` : undefined}
            onClick={() => setShown(shown === key ? undefined : key)}
            onKeyDown={onChipKey(key)}
          >
            {key}
          </button>
          <button type="button" aria-label={`Remove ${key}`} onClick={() => remove(key)}>
            <Icon name="x" />
          </button>
        </span>
      ))}
      <button
        type="button"
        ref={cite}
        className={styles.add}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="plus" />
        Cite
      </button>
      {value.length === 0 && last !== undefined && (
        <button
          type="button"
          className={styles.add}
          title={known.get(last)?.title}
          onClick={() => {
            noteCited(last);
            change([last]);
            cite.current?.focus();
          }}
        >
          {last} again
        </button>
      )}
      {shown !== undefined && value.includes(shown) && (
        <ShownSource id={`${id}-shown`} sourceKey={shown} source={known.get(shown)} />
      )}
      {isOpen && <SourcePicker keys={value} label={`Cite a source: ${of}`} onKeys={change} onClose={close} />}
      <span className="sr" role="status">
        {announcement}
      </span>
    </div>
  );
}

type ShownSourceProps = { id: string; sourceKey: string; source: KnownSource | undefined };

/** What stands behind a chip. */
const ShownSource = ({ id, sourceKey, source }: ShownSourceProps) => (
  <p id={id} className={styles.shown}>
    <b>{source?.title ?? sourceKey}</b> {source && sourceDetails(source)}
    {source?.url && (
      <>
        {" "}
        <a href={source.url} target="_blank" rel="noreferrer">
          Open it in a new tab
        </a>
      </>
    )}
  </p>
);
