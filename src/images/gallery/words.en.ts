import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  credit: (name: string) => `Photograph: ${name}`,
  takenOn: (day: string) => `taken on ${day}`,
  takenIn: (monthOrYear: string) => `taken in ${monthOrYear}`,
  whole: "Whole photograph",
  photographs: "Photographs",
  place: (number: number | string, of: number | string) => `${number} of ${of}.`,
  previous: "Previous photograph",
  next: "Next photograph",
  close: "Close",
});
