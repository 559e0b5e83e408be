import { catalogue } from "../../languages/catalogue.ts";
export const words = catalogue({
  updating: "The site is being updated, so nothing was changed. Please try again shortly.",
});
