import type { Feature } from "../../../../../content/record/record.ts";
import { MARK_PLACES } from "../../../../../content/record/vocabulary.ts";
import {
  CERTAINTY_LABELS,
  CHARACTER_WORDS,
  MARK_PLACE_LABELS,
  SIDE_LABELS,
} from "../../../../../content/record/words.ts";
import { writtenRecordDate } from "../../../../../content/record/written-record-date.ts";
import { TextInput } from "../../../../../ui/kit/forms/field.tsx";
import { CertaintySelect, ChoiceSelect, DateInput } from "../statement-fields.tsx";
import { Statement } from "../statement-list.tsx";

type FeatureStatementProps = {
  feature: Feature;
  path: string;
  error: string | undefined;
  onChange(fields: Partial<Feature>): void;
  onRemove(): void;
};

const dated = (label: string, date: string | undefined) => date && `${label} ${writtenRecordDate(date)}`;

/** The line under the drawings for a state that is pressed: its sources, and the days and doubts behind a button. */
export function FeatureStatement({ feature, path, error, onChange, onRemove }: FeatureStatementProps) {
  const { character, side, state, where, clock, from, until, recordedOn, certainty, note, sources } = feature;
  const { label, states } = CHARACTER_WORDS[character];
  const words = [
    (states as Record<string, string>)[state] ?? state,
    side && SIDE_LABELS[side].toLowerCase(),
    where && MARK_PLACE_LABELS[where].toLowerCase(),
    clock && `at ${clock} o’clock`,
  ]
    .filter(Boolean)
    .join(", ");
  const remark = [
    certainty !== "certain" && CERTAINTY_LABELS[certainty],
    dated("since", from),
    dated("until", until),
    dated("recorded", recordedOn),
    note,
  ];
  return (
    <Statement
      words={words}
      remark={remark.filter(Boolean).join(" · ")}
      name={`${label}, ${words}`}
      sources={sources}
      onSources={(keys) => onChange({ sources: keys })}
      path={path}
      error={error}
      removeLabel="Remove feature"
      onRemove={onRemove}
    >
      <DateInput label="Recorded on" value={recordedOn} onChange={(date) => onChange({ recordedOn: date })} />
      <DateInput label="Since" value={from} onChange={(date) => onChange({ from: date })} />
      <DateInput label="Until" value={until} onChange={(date) => onChange({ until: date })} />
      <CertaintySelect value={certainty} onChange={(next) => onChange({ certainty: next })} />
      {character === "mark" && (
        <ChoiceSelect
          label="Where"
          values={MARK_PLACES}
          labels={MARK_PLACE_LABELS}
          value={where}
          none="Not told"
          onChange={(place) => onChange({ where: place })}
        />
      )}
      {character === "ear_edge" && (
        <TextInput
          label="Hour"
          hint="Where on the edge, as on a clock: 1 to 12."
          type="number"
          min={1}
          max={12}
          value={clock ?? ""}
          onChange={({ target }) => onChange({ clock: target.value === "" ? undefined : Number(target.value) })}
        />
      )}
      <TextInput
        label="Note"
        value={note ?? ""}
        onChange={({ target }) => onChange({ note: target.value || undefined })}
      />
    </Statement>
  );
}
