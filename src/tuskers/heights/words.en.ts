import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted } from "../../platform/text/counted.ts";
export const words = catalogue({
  title: "Tusks and heights",
  pageTitle: (page: number) => `Tusks and heights, page ${page}`,
  description:
    "Tusks, tushes or neither: three males drawn alike. And how tall the tuskers of Sri Lanka are, each beside a person.",
  keywords: ["tusks and tushes", "makhna", "height of an elephant"],
  lead: "What a tusk is and what it is not, and how tall the tuskers are.",
  plate: {
    title: "Tusks, tushes, neither",
    note: "Three males from the front. Inked: their teeth. All else is drawn as in any elephant and differs from one to the next.",
    tusks: {
      name: "Tusks",
      text: "Upper incisors that never stop growing. Among Asian elephants only males have them. Such a male is a tusker: etha or atha.",
      alt: "The head of a male from the front, with two long tusks",
    },
    tushes: {
      name: "Tushes",
      text: "Short and thin teeth, a few inches long and without pulp. Some males and some females have them. They are not tusks, so such a male is no tusker.",
      alt: "The head of a male from the front, with two short, thin tushes beside the trunk",
    },
    none: {
      name: "Neither",
      text: "A male without tusks is called makhna. One with neither tusks nor tushes is called pussa.",
      alt: "The head of a male from the front, without tusks and tushes",
    },
  },
  heights: {
    title: "How tall they are",
    note: "A bar ends at the lowest account of his height at the shoulder, the hatched band at the highest. Heights of wild tuskers are estimates by eye.",
    person: "Dotted: a person of 1.70 m",
    drawn: "See each beside a person",
    none: "No source gives the height of a published tusker yet.",
    total: (count: number) =>
      `${counted(count, "tusker has", "tuskers have")} a height with a source. The tallest come first, disputed heights last.`,
    metres: (metres: string) => `${metres} m`,
    drawing: (name: string, height: string) => `${name}, ${height}, beside a person of 1.70 m`,
  },
});
