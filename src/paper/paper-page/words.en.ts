import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  title: "Posters and worksheets",
  description:
    "A worksheet for schools, a poster of the tuskers of Sri Lanka, field guides of parks and a card of each tusker, to print at home or in a shop.",
  keywords: ["elephant poster", "school worksheet", "tuskers of Sri Lanka"],
  lead: "To print and to copy, in English, Sinhala and Tamil. None of them says where a living wild tusker is.",
  school: { title: "For school", id: "school" },
  field: { title: "In the field", id: "field" },
  collection: { title: "To collect", id: "collection" },
  poster: {
    title: "The poster",
    text: "The tuskers with their names and what became of them, twenty on each sheet. A copy shop prints it smaller as well.",
    size: "A2 (420 × 594 mm)",
    link: "Poster, PDF",
  },
  worksheet: {
    title: "The worksheet",
    text: "Find the differences, read a life line, colour what is known, tell myths from facts. Four pages for the class and one with the answers.",
    size: "A4 (210 × 297 mm)",
    link: "Worksheet, PDF",
  },
  guide: {
    title: "Field guide of a place",
    text: "A booklet of the tuskers of a park or district. Choose a place; its guide is on its page, under “How we know this”.",
    size: "A5 (148 × 210 mm), PDF",
    link: "Choose a place",
  },
  cards: {
    title: "The cards",
    text: "Each tusker has an ID card: drawings of what is known of him, his status with its date, and a code that leads to his page.",
    size: "A6 (105 × 148 mm), or four on A4",
    link: "Choose a tusker",
  },
});
