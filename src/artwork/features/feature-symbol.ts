import type { DrawnCharacter, DrawnState } from "./feature-states.ts";

/** The id of a state's drawing in the file of all icons. */
export const featureSymbol = (character: DrawnCharacter, state: DrawnState): string => `${character}-${state}`;
