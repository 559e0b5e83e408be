import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  title: "Posters and worksheets",
  description:
    "A poster of the tuskers of Sri Lanka, a worksheet for schools and a card of each tusker, to print at home or in a shop.",
  keywords: ["elephant poster", "school worksheet", "tuskers of Sri Lanka"],
  lead: "Documents to print and to copy, in English, Sinhala and Tamil. They can be read in black and white, too, and none of them says where a living wild tusker is.",
  size: "On paper",
  poster: {
    title: "The poster",
    text: "The portraits of the tuskers of this directory with their names and what became of them. The portraits are illustrations: what nobody recorded is hidden in them, and the setting is imagined.",
    size: "A2 (420 × 594 mm), twenty tuskers on each sheet. A copy shop prints it smaller as well.",
    link: "Poster, PDF",
  },
  worksheet: {
    title: "The worksheet",
    text: "Find the differences, read a life line, colour what is recorded, tell myths from facts. The life is a real one with its sources; the tuskers of the first page are made up.",
    size: "A4 (210 × 297 mm), four pages for the class and one with the answers.",
    link: "Worksheet, PDF",
  },
  cards: {
    title: "The cards",
    text: "Each tusker has an ID card: drawings of what is recorded of him, his status with its date, and a code that leads to his page. The link to it is on his page.",
    size: "A6 (105 × 148 mm), or four of the same on A4.",
    link: "Choose a tusker",
  },
});
