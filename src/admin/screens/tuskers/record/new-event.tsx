import { type KeyboardEvent, useState } from "react";
import { PLACE_KEYS } from "../../../../content/places/places.ts";
import { PLACE_NAMES } from "../../../../content/places/words.ts";
import type { RecordedEvent } from "../../../../content/record/record.ts";
import { isRecordDate } from "../../../../content/record/record-date.ts";
import { EVENT_KINDS } from "../../../../content/record/vocabulary.ts";
import { EVENT_LABELS } from "../../../../content/record/words.ts";
import { writtenRecordDate } from "../../../../content/record/written-record-date.ts";
import { TextInput } from "../../../../ui/kit/forms/field.tsx";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { CitedSources } from "../../../inputs/sources/cited-sources.tsx";
import { type EventLine, readEventLine } from "./event-line.ts";
import styles from "./events-panel.module.css";
import { ChoiceSelect, DateInput } from "./statement-fields.tsx";

type NewEventProps = {
  inputRef: (input: HTMLInputElement | null) => void;
  onAdd: (event: Omit<RecordedEvent, "id">) => void;
};

/** The parts of a line that are read from it, each of which may be corrected before the event is kept. */
type Part = "date" | "kind" | "place";
type Corrections = Partial<Pick<EventLine, Part | "sources">>;

/** A line to type an event in. What is understood of it stands below as tokens; a pressed token can be corrected. */
export function NewEvent({ inputRef, onAdd }: NewEventProps) {
  const [line, setLine] = useState("");
  const [corrected, setCorrected] = useState<Corrections>({});
  const [pressed, setPressed] = useState<Part>();
  const { date, kind = "other", place, text, sources }: EventLine = { ...readEventLine(line), ...corrected };
  const isReady = date !== undefined && isRecordDate(date) && text !== "";
  const start = (next: string) => {
    setLine(next);
    if (next === "") {
      setCorrected({});
      setPressed(undefined);
    }
  };
  const keep = () => {
    if (!isReady) return;
    onAdd({ date, kind, text, certainty: "certain", sources, ...(place && { place }) });
    start("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter would send the whole form.
    event.preventDefault();
    keep();
  };
  const correct = (fields: Corrections) => setCorrected((before) => ({ ...before, ...fields }));
  const token = (part: Part, label: string, words: string) => (
    <button
      type="button"
      className={styles.token}
      aria-expanded={pressed === part}
      onClick={() => setPressed(pressed === part ? undefined : part)}
    >
      {label} <b>{words}</b>
    </button>
  );
  return (
    <div className={styles.added}>
      <TextInput
        label="New event"
        autoComplete="off"
        placeholder="20 January 2017 wounded in Yala by a trap gun"
        value={line}
        ref={inputRef}
        onChange={({ target }) => start(target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="sr">
        {line !== "" &&
          `Understood: ${[date === undefined ? "no date yet" : writtenRecordDate(date), EVENT_LABELS[kind], place && PLACE_NAMES[place], ...sources].filter(Boolean).join(", ")}`}
      </p>
      {line !== "" && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on a line of its own.
        <div role="group" aria-label="Understood, press to correct" className={styles.understood}>
          {token("date", "Date", date === undefined ? "none yet" : writtenRecordDate(date))}
          {token("kind", "Kind", EVENT_LABELS[kind])}
          {token("place", "Place", place === undefined ? "none" : PLACE_NAMES[place])}
          <CitedSources value={sources} onChange={(keys) => correct({ sources: keys })} of="the new event" />
        </div>
      )}
      {pressed === "date" && (
        <DateInput label="Date of the new event" value={date} onChange={(next) => correct({ date: next })} />
      )}
      {pressed === "kind" && (
        <ChoiceSelect
          label="Kind of the new event"
          values={EVENT_KINDS}
          labels={EVENT_LABELS}
          value={kind}
          onChange={(next) => correct({ kind: next })}
        />
      )}
      {pressed === "place" && (
        <ChoiceSelect
          label="Place of the new event"
          values={PLACE_KEYS}
          labels={PLACE_NAMES}
          value={place}
          none="No place"
          onChange={(next) => correct({ place: next })}
        />
      )}
      <button type="button" className="btn quiet small" disabled={!isReady} onClick={keep}>
        <Icon name="plus" />
        Add event
      </button>
    </div>
  );
}
