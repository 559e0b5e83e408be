import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  keywords: ["tuskers", "habitat"],
  hero: {
    day: "A tusker at the edge of an ancient tank at dusk, a stupa and hills on the far shore",
    night: "A tusker at the edge of an ancient tank under a full moon, a stupa and hills on the far shore",
  },
  search: {
    title: "Find a tusker",
    byName: "By name",
    name: "Find a tusker by name",
    nameHint: "A name, or part of one",
    nameExample: "Revatha, Raja, Thilak",
    searchByName: "Search by Name",
    byCategory: "By category",
    category: "Or choose a category",
    noCategory: "Select Category",
    option: (label: string) => label.toLowerCase(),
    filterByCategory: "Filter by Category",
    key: "Saw one? Find out which tusker it may have been",
  },
  featured: {
    title: "Featured Tuskers",
    browseAll: "Browse All Tuskers",
  },
  places: {
    caption: "Places where elephants live, their size, and what each is known for",
    place: "Place",
    area: "Area",
    knownFor: "Known for",
    noArea: "area not recorded here",
  },
  electrocuted: "Elephants electrocuted, by year",
  journal: {
    title: "From the journal",
    all: "All articles",
  },
});
