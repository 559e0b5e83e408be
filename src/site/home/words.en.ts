import { catalogue } from "../../platform/languages/catalogue.ts";
import { writtenNumber } from "../../platform/text/counted.ts";
import type { TuskerCategory } from "../../tuskers/status.ts";

export const words = catalogue({
  keywords: ["tuskers", "habitat"],
  hero: {
    day: "A tusker at the edge of an ancient tank at dusk, a stupa and hills on the far shore",
    night: "A tusker at the edge of an ancient tank under a full moon, a stupa and hills on the far shore",
    meet: (tuskers: number) => (tuskers === 1 ? "Meet the tusker" : `Meet the ${writtenNumber(tuskers)} tuskers`),
  },
  search: {
    title: "Find a tusker",
    byName: "By name",
    name: "Find a tusker by name",
    nameHint: "A name, or part of one",
    nameExample: "Name, park or temple",
    searchByName: "Search by Name",
    byCategory: "By category",
    category: "Or choose a category",
    noCategory: "Select Category",
    option: (label: string) => label.toLowerCase(),
    filterByCategory: "Filter by Category",
    /** What each category means, in a few words. */
    means: {
      wild: "in parks and beyond",
      domesticated: "temples and owners",
      conservation: "rescued, in care",
    } as Record<TuskerCategory, string>,
  },
  featured: {
    title: "Featured Tuskers",
    browseAll: "Browse All Tuskers",
  },
  findOut: {
    title: "Saw a tusker? Find out which",
    text: "A few questions with pictures. Answer what you can.",
    key: "Which tusker did I see?",
  },
  journal: {
    title: "From the journal",
    all: "All articles",
  },
  further: {
    label: "More to see",
    pages: [
      { to: "/record/on-this-day", name: "On this day" },
      { to: "/record/questions", name: "Quiz: ten questions" },
      { to: "/tusks-and-heights", name: "Tusks and heights" },
      { to: "/paper", name: "Posters and worksheets" },
    ],
  },
});
