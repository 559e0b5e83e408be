import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  source: (number: number) => `Source ${number}`,
});
