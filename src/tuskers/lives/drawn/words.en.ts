import { catalogue } from "../../../platform/languages/catalogue.ts";
/** The sentence that tells a drawn life in words. */
export const words = catalogue({
  born: (date: string) => `Born ${date}.`,
  birthNotRecorded: "His birth is not recorded.",
  first: (date: string) => `First recorded ${date}.`,
  died: (date: string, cause: string) => `Died ${date}: ${cause}.`,
  deadBy: (date: string, cause: string) => `Dead by ${date}: ${cause}.`,
  deathNotDated: (cause: string) => `The day of his death is not recorded: ${cause}.`,
  causeNotRecorded: "the cause is not recorded",
  last: (date: string) => `Last recorded ${date}.`,
  silence: "Since then no source has a date, for more than ten years.",
});
