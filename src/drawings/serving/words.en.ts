export const words = {
  noSuchDrawing: "There is no such drawing.",
  tooMany: "Too many drawings are being made at the moment.",
  /** The line under the tusker's name on a share card. */
  kind: (category: string, place: string) => `${category}, ${place}`,
};
