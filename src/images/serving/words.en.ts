import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({ noSuchImage: "There is no such image." });
