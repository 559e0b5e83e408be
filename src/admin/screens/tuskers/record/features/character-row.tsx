import { useState } from "react";
import type { Feature } from "../../../../../content/record/record.ts";
import { CHARACTERS, type CharacterName, SIDES, type StateOf } from "../../../../../content/record/vocabulary.ts";
import { CHARACTER_WORDS, SIDE_LABELS } from "../../../../../content/record/words.ts";
import { FeatureIcon } from "../../../../../site/parts/record/features/feature-icon.tsx";
import { Icon } from "../../../../../ui/kit/icon.tsx";
import segmentStyles from "../../../../kit/ui/segments.module.css";
import { ArrowRow } from "./arrow-row.tsx";
import { FeatureStatement } from "./feature-statement.tsx";
import styles from "./features-panel.module.css";

export type FeatureSide = Feature["side"];

/** A feature with its place in the list of the form. */
export type Recorded = { feature: Feature; index: number; error: string | undefined };

const NO_SIDE = "Both, or not told";
const sideLabel = (side: FeatureSide): string => (side === undefined ? NO_SIDE : SIDE_LABELS[side]);

/** Where his side is for who looks at him. */
const WHOSE_SIDE = {
  left: "His left is at your right when he faces you, and at your left from behind.",
  right: "His right is at your left when he faces you, and at your right from behind.",
};

type CharacterRowProps = {
  name: CharacterName;
  recorded: readonly Recorded[];
  onToggle(side: FeatureSide, state: string): void;
  onChange(index: number, fields: Partial<Feature>): void;
  onRemove(index: number): void;
};

/** One character: its states as drawings to press, and a line for each that is pressed. */
export function CharacterRow({ name, recorded, onToggle, onChange, onRemove }: CharacterRowProps) {
  const isSided = CHARACTERS[name].side !== "none";
  const [side, setSide] = useState<FeatureSide>(recorded[0]?.feature.side);
  const { label, states } = CHARACTER_WORDS[name];
  const isPressed = (state: string) => recorded.some(({ feature }) => feature.state === state && feature.side === side);
  return (
    <fieldset className={styles.character}>
      <legend>{label}</legend>
      {isSided && (
        <div className={styles.sides}>
          <ArrowRow label={`Side: ${label}`} className={segmentStyles.segments}>
            {[undefined, ...SIDES.toReversed()].map((one) => (
              <button key={String(one)} type="button" aria-pressed={side === one} onClick={() => setSide(one)}>
                {sideLabel(one)}
              </button>
            ))}
          </ArrowRow>
          {side !== undefined && <p className="hint">{WHOSE_SIDE[side]}</p>}
        </div>
      )}
      <ArrowRow
        label={[label, side && SIDE_LABELS[side].toLowerCase()].filter(Boolean).join(", ")}
        className={styles.states}
      >
        {CHARACTERS[name].states.map((state) => (
          <button key={state} type="button" aria-pressed={isPressed(state)} onClick={() => onToggle(side, state)}>
            <FeatureIcon character={name} state={state as StateOf<typeof name>} />
            {isPressed(state) && <Icon name="check" />}
            {(states as Record<string, string>)[state]}
          </button>
        ))}
      </ArrowRow>
      {recorded.map(({ feature, index, error }) => (
        <FeatureStatement
          key={`${feature.side} ${feature.state} ${feature.from} ${index}`}
          feature={feature}
          path={`features.${index}`}
          error={error}
          onChange={(fields) => onChange(index, fields)}
          onRemove={() => onRemove(index)}
        />
      ))}
    </fieldset>
  );
}
