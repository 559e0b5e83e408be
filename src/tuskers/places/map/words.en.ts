import { catalogue } from "../../../platform/languages/catalogue.ts";
import { writtenNumber } from "../../../platform/text/counted.ts";

export const words = catalogue({
  label: "Map of Sri Lanka with its 25 districts. The list has the same places.",
  small: (places: string) => `Map of Sri Lanka. Marked: ${places}.`,
  shape: (name: string, tuskers: string) => `${name}: ${tuskers}`,
  noTusker: "no tusker recorded",
  range: (least: number, most: number | undefined) =>
    most === undefined ? `${writtenNumber(least)} or more` : `${writtenNumber(least)} to ${writtenNumber(most)}`,
  park: "Park of true area",
  broken: "Area or place in the district not found",
  home: "Temple or home, in the middle of its district",
  about: (km2: number, km: number) =>
    `A circle has the area of its park about its centre, not its outline; below, a circle of ${writtenNumber(km2)} km² beside ${writtenNumber(km)} km. Numbers are those of the list. No place is shown closer than park or district.`,
  origin: "District lines: Natural Earth.",
});
