import { catalogue } from "../languages/catalogue.ts";

/** The name of the site until administrators give it another. */
export const words = catalogue({ name: "Sri Lankan Tuskers" });
