import { useState } from "react";
import { PLACE_KEYS } from "../../../places/places.ts";
import { PLACE_NAMES } from "../../../places/words.en.ts";
import { TextArea, TextInput } from "../../../platform/ui/forms/field.tsx";
import { Icon } from "../../../platform/ui/icon.tsx";
import { EVENT_KINDS } from "../../../record/vocabulary.ts";
import { EVENT_LABELS } from "../../../record/words.en.ts";
import { writtenRecordDate, writtenTime } from "../../../record/written-record-date.ts";
import { type EventLine, readEventLine } from "./event-line.ts";
import styles from "./events-panel.module.css";
import { CertaintySelect, ChoiceSelect, DateInput, SourceKeysInput } from "./statement-fields.tsx";
import { RecordPanel, Statement, Statements } from "./statement-list.tsx";
import { useRecordPart } from "./use-record-part.browser.ts";

/** The events of a life. A new one is typed as one line, and what was understood is shown before it is kept. */
export function EventsPanel() {
  const { items, error, ref, add, change, remove } = useRecordPart("events");
  return (
    <RecordPanel
      id="events-heading"
      title="Events"
      hint="One line each: a date, what happened, and where. Word an act against him as alleged until it is decided."
      error={error}
    >
      <NewEvent
        inputRef={ref}
        onAdd={({ date, kind, place, text }) =>
          add({
            id: crypto.randomUUID().slice(0, 8),
            date: date ?? "",
            kind: kind ?? "other",
            text,
            certainty: "certain",
            sources: [],
            ...(place && { place }),
          })
        }
      />
      <Statements>
        {items.map((event, index) => (
          <Statement
            key={event.id ?? `${event.date} ${event.text}`}
            summary={`${writtenTime(event)} · ${EVENT_LABELS[event.kind]} · ${event.text}`}
            removeLabel="Remove event"
            onRemove={() => remove(index)}
          >
            <DateInput label="Date" value={event.date} onChange={(date) => change(index, { date: date ?? "" })} />
            <DateInput label="Until" value={event.until} onChange={(until) => change(index, { until })} />
            <ChoiceSelect
              label="Kind"
              values={EVENT_KINDS}
              labels={EVENT_LABELS}
              value={event.kind}
              onChange={(kind) => kind && change(index, { kind })}
            />
            <ChoiceSelect
              label="Place"
              values={PLACE_KEYS}
              labels={PLACE_NAMES}
              value={event.place}
              none="No place"
              onChange={(place) => change(index, { place })}
            />
            <CertaintySelect value={event.certainty} onChange={(certainty) => change(index, { certainty })} />
            <SourceKeysInput value={event.sources} onChange={(sources) => change(index, { sources })} />
            <TextInput
              label="Role"
              hint="In a procession."
              value={event.role ?? ""}
              onChange={({ target }) => change(index, { role: target.value || undefined })}
            />
            <TextInput
              label="Group of accounts"
              hint="Events of the same group are accounts of one happening."
              value={event.account ?? ""}
              onChange={({ target }) => change(index, { account: target.value || undefined })}
            />
            <TextArea
              label="What happened"
              rows={2}
              value={event.text}
              onChange={({ target }) => change(index, { text: target.value })}
            />
          </Statement>
        ))}
      </Statements>
    </RecordPanel>
  );
}

type NewEventProps = { inputRef: (input: HTMLInputElement | null) => void; onAdd: (event: EventLine) => void };

function NewEvent({ inputRef, onAdd }: NewEventProps) {
  const [line, setLine] = useState("");
  const read = readEventLine(line);
  const isReady = read.date !== undefined && read.text !== "";
  const keep = () => {
    if (!isReady) return;
    onAdd(read);
    setLine("");
  };
  return (
    <div className={styles.added}>
      <TextInput
        label="New event"
        autoComplete="off"
        placeholder="20 January 2017 wounded in Yala by a trap gun"
        value={line}
        ref={inputRef}
        onChange={({ target }) => setLine(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Enter would send the whole form.
          event.preventDefault();
          keep();
        }}
      />
      <p role="status" className={styles.understood}>
        {line !== "" && (
          <>
            <span>{read.date === undefined ? "No date yet" : writtenRecordDate(read.date)}</span>
            <span>{EVENT_LABELS[read.kind ?? "other"]}</span>
            {read.place !== undefined && <span>{PLACE_NAMES[read.place]}</span>}
          </>
        )}
      </p>
      <button type="button" className="btn quiet small" disabled={!isReady} onClick={keep}>
        <Icon name="plus" />
        Keep event
      </button>
    </div>
  );
}
