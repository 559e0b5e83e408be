import { inLanguages } from "../languages/words.ts";
import { SHIPPED_TEXTS } from "./shipped-texts.ts";

/** The name of the site until administrators give it another. */
export const words = inLanguages({ name: SHIPPED_TEXTS.name });
