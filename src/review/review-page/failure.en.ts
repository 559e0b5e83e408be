import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  failure: {
    title: "This Review Is Not Open",
    message: "The text could not be loaded. Please try again in a moment.",
    home: "Return to Home",
  },
});
