import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  alt: (name: string) => `Photograph of ${name}`,
});
