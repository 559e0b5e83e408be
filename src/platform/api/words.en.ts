import { catalogue } from "../languages/catalogue.ts";
export const words = catalogue({ failed: "Something went wrong on our side. Please try again." });
