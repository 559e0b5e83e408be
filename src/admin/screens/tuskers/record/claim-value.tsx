import { WRITTEN } from "../../../../content/record/texts/written-values.ts";
import { type ClaimProperty, DEATH_CAUSES, KEEPERS, SIDES } from "../../../../content/record/vocabulary.ts";
import { DEATH_CAUSE_LABELS, KEEPER_LABELS, SIDE_LABELS } from "../../../../content/record/words.ts";
import { TUSKER_STATUSES, type TuskerStatus } from "../../../../content/tuskers/status.ts";
import { STATUS_LABELS } from "../../../../content/tuskers/words.ts";
import { TextInput } from "../../../../ui/kit/forms/field.tsx";
import { Tick } from "../../../forms/entry/fields/tick.tsx";
import { ChoiceSelect, DateInput } from "./statement-fields.tsx";

/** A measure as a source gives it: one number, or the two ends of a range. */
type Range = { min: number; max: number; about?: boolean; on?: string; side?: (typeof SIDES)[number] };

export function writtenClaim(property: ClaimProperty, value: unknown): string {
  if (property === "status") return STATUS_LABELS[value as TuskerStatus];
  return (WRITTEN[property] as (value: unknown) => string)(value);
}

type ClaimValueProps = { property: ClaimProperty; value: unknown; onChange: (value: never) => void };

/** The control for the value of an account, by the kind of fact. */
export function ClaimValue({ property, value, onChange }: ClaimValueProps) {
  const set = onChange as (value: unknown) => void;
  switch (property) {
    case "status":
      return (
        <ChoiceSelect
          label="Status"
          values={TUSKER_STATUSES}
          labels={STATUS_LABELS}
          value={value as TuskerStatus}
          onChange={set}
        />
      );
    case "deathCause":
      return (
        <ChoiceSelect
          label="Cause"
          values={DEATH_CAUSES}
          labels={DEATH_CAUSE_LABELS}
          value={value as (typeof DEATH_CAUSES)[number]}
          onChange={set}
        />
      );
    case "keeper":
      return (
        <ChoiceSelect
          label="Keeper"
          values={KEEPERS}
          labels={KEEPER_LABELS}
          value={value as (typeof KEEPERS)[number]}
          onChange={set}
        />
      );
    case "born":
    case "died":
      return <DateInput label="Date" value={value as string} onChange={(date) => set(date ?? "")} />;
    case "origin":
      return <TextInput label="Origin" value={value as string} onChange={({ target }) => set(target.value)} />;
    default:
      return <RangeValue property={property} value={value as Range} onChange={set} />;
  }
}

type RangeValueProps = { property: "age" | "height" | "tuskLength"; value: Range; onChange: (value: Range) => void };

function RangeValue({ property, value, onChange }: RangeValueProps) {
  const unit = property === "age" ? "years" : "metres";
  const number = (text: string) => (text.trim() === "" ? 0 : Number(text));
  return (
    <>
      <TextInput
        label={`From, in ${unit}`}
        type="number"
        step="any"
        value={value.min}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          const min = number(target.value);
          // A single figure is the common case: the end follows the beginning until it is set apart.
          onChange({ ...value, min, max: value.max === value.min ? min : value.max });
        }}
      />
      <TextInput
        label={`To, in ${unit}`}
        type="number"
        step="any"
        value={value.max}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange({ ...value, max: number(target.value) })}
      />
      <Tick
        checked={value.about === true}
        onChange={({ target }) => {
          const { about: _before, ...exact } = value;
          onChange(target.checked ? { ...exact, about: true } : exact);
        }}
      >
        About: an estimate
      </Tick>
      {property === "age" && (
        <DateInput
          label="On what date"
          value={value.on}
          onChange={(on) => {
            const { on: _before, ...undated } = value;
            onChange(on === undefined ? undated : { ...undated, on });
          }}
        />
      )}
      {property === "tuskLength" && (
        <ChoiceSelect
          label="Side"
          values={SIDES}
          labels={SIDE_LABELS}
          value={value.side}
          none="Not told"
          onChange={(side) => {
            const { side: _before, ...sideless } = value;
            onChange(side === undefined ? sideless : { ...sideless, side });
          }}
        />
      )}
    </>
  );
}
