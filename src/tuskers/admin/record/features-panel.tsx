import { Fragment } from "react";
import { TextInput } from "../../../platform/ui/forms/field.tsx";
import type { Feature } from "../../../record/record.ts";
import { CHARACTER_NAMES, CHARACTERS, type CharacterName, MARK_PLACES, SIDES } from "../../../record/vocabulary.ts";
import { CHARACTER_WORDS, MARK_PLACE_LABELS, SIDE_LABELS } from "../../../record/words.en.ts";
import styles from "./features-panel.module.css";
import { CertaintySelect, ChoiceSelect, DateInput, SourceKeysInput } from "./statement-fields.tsx";
import { RecordPanel, Statement, Statements } from "./statement-list.tsx";
import { useRecordPart } from "./use-record-part.browser.ts";

/** The sides to ask for: none for a character of the whole animal. "Not told" stands where a source need not tell. */
const sidesOf = (name: CharacterName): readonly Feature["side"][] =>
  CHARACTERS[name].side === "none" ? [undefined] : [...SIDES, undefined];

const sideLabel = (name: CharacterName, side: Feature["side"]): string => {
  if (side !== undefined) return SIDE_LABELS[side];
  return CHARACTERS[name].side === "none" ? "" : "Side not told";
};

/** What sources say of his body: a grid of states to press, and the details of those that are pressed. */
export function FeaturesPanel() {
  const { items, error, ref, add, change, remove } = useRecordPart("features");
  const find = (name: CharacterName, side: Feature["side"], state: string) =>
    items.findIndex((item) => item.character === name && item.side === side && item.state === state);
  const toggle = (name: CharacterName, side: Feature["side"], state: string) => {
    const index = find(name, side, state);
    if (index !== -1) remove(index);
    else add({ character: name, state, certainty: "certain", sources: [], ...(side && { side }) });
  };
  const stateLabel = ({ character, state }: Feature): string =>
    (CHARACTER_WORDS[character].states as Record<string, string>)[state] ?? state;
  return (
    <RecordPanel
      id="features-heading"
      title="Features"
      hint="Press only what a source records. Left and right are his own. What is left alone stays dashed."
      error={error}
    >
      {/* Closed, so that the keyboard passes some seventy buttons at once. */}
      <details className={styles.states}>
        <summary ref={ref}>All states to press</summary>
        <div className={styles.grid}>
          {CHARACTER_NAMES.map((name) => (
            <Fragment key={name}>
              {sidesOf(name).map((side) => (
                <fieldset key={`${name} ${side}`} className={styles.row}>
                  <legend>{[CHARACTER_WORDS[name].label, sideLabel(name, side)].filter(Boolean).join(", ")}</legend>
                  {CHARACTERS[name].states.map((state) => (
                    <button
                      key={state}
                      type="button"
                      aria-pressed={find(name, side, state) !== -1}
                      onClick={() => toggle(name, side, state)}
                    >
                      {(CHARACTER_WORDS[name].states as Record<string, string>)[state]}
                    </button>
                  ))}
                </fieldset>
              ))}
            </Fragment>
          ))}
        </div>
      </details>
      <Statements>
        {items.map((feature, index) => (
          <Statement
            key={`${feature.character} ${feature.side} ${feature.state}`}
            summary={[
              CHARACTER_WORDS[feature.character].label,
              sideLabel(feature.character, feature.side),
              stateLabel(feature),
            ]
              .filter(Boolean)
              .join(" · ")}
            removeLabel="Remove feature"
            onRemove={() => remove(index)}
          >
            <SourceKeysInput value={feature.sources} onChange={(sources) => change(index, { sources })} />
            <CertaintySelect value={feature.certainty} onChange={(certainty) => change(index, { certainty })} />
            <DateInput
              label="Recorded on"
              value={feature.recordedOn}
              onChange={(date) => change(index, { recordedOn: date })}
            />
            <DateInput label="Since" value={feature.from} onChange={(from) => change(index, { from })} />
            <DateInput label="Until" value={feature.until} onChange={(until) => change(index, { until })} />
            {feature.character === "mark" && (
              <ChoiceSelect
                label="Where"
                values={MARK_PLACES}
                labels={MARK_PLACE_LABELS}
                value={feature.where}
                none="Not told"
                onChange={(where) => change(index, { where })}
              />
            )}
            {feature.character === "ear_edge" && (
              <TextInput
                label="Hour"
                hint="Where on the edge, as on a clock: 1 to 12."
                type="number"
                min={1}
                max={12}
                value={feature.clock ?? ""}
                onChange={({ target }) =>
                  change(index, { clock: target.value === "" ? undefined : Number(target.value) })
                }
              />
            )}
            <TextInput
              label="Note"
              value={feature.note ?? ""}
              onChange={({ target }) => change(index, { note: target.value || undefined })}
            />
          </Statement>
        ))}
      </Statements>
    </RecordPanel>
  );
}
