import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  noSuchDrawing: "There is no such drawing.",
  tooMany: "Too many drawings are being made at the moment.",
  /** On a share card, below the animal: the portrait is no photograph. */
  illustration: "Illustration",
  /** The line under the tusker's name on a share card. */
  kind: (category: string, place: string) => `${category}, ${place}`,
});
