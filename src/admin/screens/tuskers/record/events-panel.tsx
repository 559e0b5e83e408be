import { PLACE_KEYS } from "../../../../content/places/places.ts";
import { PLACE_NAMES } from "../../../../content/places/words.ts";
import { EVENT_KINDS } from "../../../../content/record/vocabulary.ts";
import { CERTAINTY_LABELS, EVENT_LABELS } from "../../../../content/record/words.ts";
import { writtenTime } from "../../../../content/record/written-record-date.ts";
import { TextArea, TextInput } from "../../../../ui/kit/forms/field.tsx";
import { FormSection } from "../../../forms/entry/screen/form-section.tsx";
import { NewEvent } from "./new-event.tsx";
import { CertaintySelect, ChoiceSelect, DateInput } from "./statement-fields.tsx";
import { Statement, Statements } from "./statement-list.tsx";
import { useRecordPart } from "./use-record-part.browser.ts";

/** The events of a life. A new one is typed as one line, and what was understood is shown before it is kept. */
export function EventsPanel() {
  const { items, error, errorAt, ref, add, change, remove } = useRecordPart("events");
  return (
    <FormSection
      id="events"
      title="Events"
      about="what happened, and when"
      count={items.length}
      names={["events"]}
      hint="One line per event: date, what happened, where. Describe unproven acts as “alleged”."
      error={error}
    >
      <NewEvent inputRef={ref} onAdd={(event) => add({ id: crypto.randomUUID().slice(0, 8), ...event })} />
      <Statements>
        {items.map((event, index) => (
          <Statement
            key={event.id ?? `${event.date} ${event.text}`}
            words={
              <>
                <time>{writtenTime(event)}</time> <b>{EVENT_LABELS[event.kind]}</b> {event.text}
              </>
            }
            remark={[
              event.certainty !== "certain" && CERTAINTY_LABELS[event.certainty],
              event.place && PLACE_NAMES[event.place],
            ]
              .filter(Boolean)
              .join(" · ")}
            name={`${EVENT_LABELS[event.kind]}, ${writtenTime(event)}`}
            sources={event.sources}
            onSources={(sources) => change(index, { sources })}
            path={`events.${index}`}
            error={errorAt(String(index))}
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
    </FormSection>
  );
}
