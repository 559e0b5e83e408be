import { featureSymbol } from "../../../../artwork/features/feature-symbol.ts";
import type { CharacterName, StateOf } from "../../../../content/record/vocabulary.ts";
import sprite from "../../../../ui/art/feature-icons.svg";
import styles from "./feature-drawing.module.css";

type FeatureIconProps<Name extends CharacterName> = { character: Name; state: StateOf<Name> };

/** A decorative drawing of one state, beside its word. All are in one file, which takes its colours from the page. */
export const FeatureIcon = <Name extends CharacterName>({ character, state }: FeatureIconProps<Name>) => (
  <svg className={`${styles.inks} ${styles.icon}`} aria-hidden="true">
    <use href={`${sprite}#${featureSymbol(character, state)}`} />
  </svg>
);
