import { catalogue } from "../../platform/languages/catalogue.ts";
import type { ConsentChoices } from "./consent-record.ts";

export const words = catalogue({
  title: "Cookies on this site",
  lead: "Only essential storage until you choose.",
  change: "You can change your mind under Cookie Settings.",
  privacyPolicy: "Privacy Policy",
  essential: {
    label: "Essential",
    text: "Keeps your choices, such as this one and dark mode, and the offline guide if you take it along.",
  },
  required: "Required",
  optional: {
    analytics: { label: "Analytics", text: "Counts visits, so that we know which pages are read." },
    advertising: { label: "Advertising", text: "Ad storage, ad user data and ad personalisation." },
    functional: { label: "Functional", text: "Remembers settings of embedded services." },
  } satisfies Record<keyof ConsentChoices, { label: string; text: string }>,
  buttons: {
    open: "Cookies",
    close: "Close",
    acceptAll: "Accept All",
    essentialOnly: "Essential Only",
    save: "Save Preferences",
    hideDetails: "Hide Details",
    showDetails: "Manage Preferences",
  },
});
