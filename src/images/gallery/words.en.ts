import { namedCatalogue } from "../../platform/languages/catalogue.ts";
export const words = namedCatalogue("images/gallery", {
  credit: (name: string) => `Photograph: ${name}`,
  takenOn: (day: string) => `taken on ${day}`,
  takenIn: (monthOrYear: string) => `taken in ${monthOrYear}`,
  whole: "Whole photograph",
  photographs: "Photographs",
  place: (number: number, of: number) => `${number} of ${of}.`,
  previous: "Previous photograph",
  next: "Next photograph",
  close: "Close",
});
