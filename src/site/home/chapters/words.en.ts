import { catalogue } from "../../../platform/languages/catalogue.ts";

export const words = catalogue({
  readOn: "Read on",
  places: {
    caption: "Places where elephants live, their size, and what each is known for",
    place: "Place",
    area: "Area",
    knownFor: "Known for",
    noArea: "area not known",
    all: "All places",
  },
  electrocuted: "Elephants electrocuted, by year",
});
