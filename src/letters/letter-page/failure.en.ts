import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  failure: {
    title: "No letter is kept here",
    message:
      "No letter is kept under this link. If you have just taken it back, it is deleted. All letters are deleted after two years.",
    home: "To the home page",
  },
});
