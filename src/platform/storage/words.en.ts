import { catalogue } from "../languages/catalogue.ts";
export const words = catalogue({
  noDatabase: "The site cannot use its database at the moment, so nothing was changed. Please try again shortly.",
  noDisk: "The site cannot use its disk at the moment, so nothing was changed. Please try again in a minute.",
  diskFull: "There is no space left on the disk, so nothing was saved. Reading still works.",
});
