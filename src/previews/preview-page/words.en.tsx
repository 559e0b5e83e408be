import type { ReactNode } from "react";
import { catalogue } from "../../platform/languages/catalogue.ts";

export const words = catalogue({
  title: (name: string) => `Preview: ${name}`,
  bar: "Preview",
  goodUntil: (time: ReactNode) => <>Preview: not public. Good until {time}</>,
  inSriLanka: (time: string) => `${time} in Sri Lanka`,
  failure: {
    message: "This preview could not be loaded. Please try again in a moment.",
    titles: { 404: "Preview Not Found", 410: "Preview Ended" } as Record<number, string>,
    messages: {
      404: "There is no preview at this address.",
      410: "This preview has expired after an hour. Make a new one in the form.",
    } as Record<number, string>,
    notLoaded: "Preview Not Loaded",
    home: "Return to Home",
  },
});
