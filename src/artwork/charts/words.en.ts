import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  range: (least: string, most: string) => `${least} to ${most}`,
  row: (label: string, figures: string, note?: string) =>
    note ? `${label}: ${figures} (${note})` : `${label}: ${figures}`,
  description: (unit: string, rows: readonly string[]) => `${unit}. ${rows.join("; ")}.`,
  elephantDeaths: {
    title: "Elephant deaths, by year",
    unit: "Elephants. Hatched: from the lowest count to the highest",
    earlyCount: "the lowest is an early count",
    byDecember: "by 26 December",
  },
  humanDeaths: {
    title: "People killed by elephants, by year",
    unit: "People. Hatched: from the lowest count to the highest",
    anotherReport: "another report says over 170",
    byJuly: "by the end of July",
  },
  electrocuted: {
    title: "Elephants electrocuted, by year",
    unit: "Elephants. Hatched: from the lowest count to the highest",
    departmentFigure: "72 is the wildlife department's figure",
    about: "about",
  },
  tuskOrTush: {
    title: "Tusker or makhna",
    unit: "Three males, alike but for their teeth",
    tusks: { name: "Tusks", animal: "a tusker" },
    tushes: { name: "Tushes", animal: "a makhna" },
    neither: { name: "Neither", animal: "a makhna, a pussa" },
  },
});
