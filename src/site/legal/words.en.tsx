import type { ReactNode } from "react";
import { catalogue } from "../../platform/languages/catalogue.ts";

const DAY = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });

export const words = catalogue({
  contents: "Contents",
  effective: (day: ReactNode) => <>Effective {day}</>,
  /** The date from which a legal text applies. */
  day: (date: string) => DAY.format(new Date(`${date}T00:00:00Z`)),
  /** Before the text on rights, once the site has a licence. `link` leads to it. */
  licensed: (link: ReactNode) => (
    <>The texts, data and drawings of this site are licensed under {link}. The licence does not cover photographs.</>
  ),
  failure: "This page could not be loaded. Please try again in a moment.",
});
