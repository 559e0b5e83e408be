import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  read: "Read Article",
  /** Follows the label of the link, for screen readers only. */
  readWhich: (title: string) => `: ${title}`,
});
