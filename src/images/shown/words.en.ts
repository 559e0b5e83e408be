import { namedCatalogue } from "../../platform/languages/catalogue.ts";
export const words = namedCatalogue("images/shown", {
  alt: (name: string) => `Photograph of ${name}`,
});
