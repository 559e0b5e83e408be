import { CHARACTER_NAMES, CHARACTERS, type CharacterName, type StateOf } from "../../content/record/vocabulary.ts";
import { CHARACTER_WORDS } from "../../content/record/words.ts";
import { FeatureIcon } from "../../site/parts/record/features/feature-icon.tsx";
import { FeaturePlate } from "../../site/parts/record/features/feature-plate.tsx";
import styles from "./patterns.module.css";
import { Section } from "./section.tsx";

const RECORDED = [
  { character: "tusks", state: "both" },
  { character: "tusk_form", state: "crossed" },
  { character: "sight", side: "left", state: "blind" },
  { character: "ear_edge", side: "right", state: "torn" },
] as const;

function States<Name extends CharacterName>({ character }: { character: Name }) {
  const states: Record<string, string> = CHARACTER_WORDS[character].states;
  return (
    <>
      <h3>{CHARACTER_WORDS[character].label}</h3>
      <ul className={styles.states}>
        {(CHARACTERS[character].states as readonly StateOf<Name>[]).map((state) => (
          <li key={state}>
            <FeatureIcon character={character} state={state} />
            {states[state]}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every state of every feature, and a plate of what is recorded. */
export function Features() {
  return (
    <Section title="Features">
      {CHARACTER_NAMES.map((character) => (
        <States key={character} character={character} />
      ))}
      <FeaturePlate features={RECORDED} />
    </Section>
  );
}
