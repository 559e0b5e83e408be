import { catalogue } from "../platform/languages/catalogue.ts";

/** What a tusker was in a procession. Other roles stay as they are stored. */
export const ROLE_WORDS = catalogue({
  "casket bearer": "casket bearer",
  "lead tusker": "lead tusker",
  "flank tusker": "flank tusker",
});
