import { catalogue } from "../../platform/languages/catalogue.ts";
/** One letter each, beside the drawing: the animal's own right and left. */
export const words = catalogue({ right: "R", left: "L" });
