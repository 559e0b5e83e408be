import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  noSuchDrawing: "There is no such drawing.",
  tooMany: "Too many drawings are being made at the moment.",
  /** The line under the tusker's name on a share card. */
  kind: (category: string, place: string) => `${category}, ${place}`,
});
