export const words = {
  noSuchDrawing: "There is no such picture.",
  tooMany: "Too many pictures are being made just now.",
  /** The line under the tusker's name on a share card. */
  kind: (category: string, place: string) => `${category}, ${place}`,
};
