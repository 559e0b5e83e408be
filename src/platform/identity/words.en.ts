import { namedCatalogue } from "../languages/catalogue.ts";

/** The name of the site until administrators give it another. */
export const words = namedCatalogue("platform/identity", { name: "Sri Lankan Tuskers" });
