import { catalogue } from "../../languages/catalogue.ts";
export const words = catalogue({ busy: "The site has more to do just now than it can. Please try again in a moment." });
