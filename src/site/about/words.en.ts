import { catalogue } from "../../platform/languages/catalogue.ts";

export const words = catalogue({
  failure: "This page could not be loaded. Please try again in a moment.",
  toContact: "Contact Us",
});
