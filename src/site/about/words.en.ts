import { catalogue } from "../../platform/languages/catalogue.ts";
import type { TuskerStatus } from "../../tuskers/status.ts";

/** What the sky of a drawing means. A status that is not explained does not compile. */
const skies: Record<TuskerStatus, string> = {
  alive: "a sun or a moon where he was alive when last seen",
  dead: "an evening with its first stars where he has died",
  missing: "mist where he is missing",
};

export const words = catalogue({
  failure: "This page could not be loaded. Please try again in a moment.",
  toContact: "Contact Us",
  /** How the drawings are made. It follows the code that draws, so it is no text to edit. */
  pictures: {
    title: "How the pictures are drawn",
    text: `Where we have no photograph we show an illustration. It always shows his tusks. Where a source gives their length they are drawn to scale, with a bar of one metre; ivory is pale and hatched where its shape is not known. Ears, eyes, skin, cloth and setting are imagined where no source describes them. The caption says what is known of his tusks, and “How this was drawn” says the rest. The sky above him tells his status: ${Object.values(skies).join(", ")}. None of these is a likeness.`,
  },
});
