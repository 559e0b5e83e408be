import { catalogue } from "../platform/languages/catalogue.ts";

/** What the server says of the guide. Numbers are filled in by the script of the page: {size}, {done}, {days}. */
export const words = catalogue({
  title: "Offline guide",
  description:
    "All tuskers with their portraits, the key, the map and how to watch responsibly, kept on your device for where there is no signal.",
  keywords: ["offline guide", "elephants without signal", "tuskers of Sri Lanka"],
  lead: "Going into the park? Save the guide for offline use. It needs no signal, and it sends nothing.",
  take: "Save the guide",
  about: "{size} MB, as of {made}",
  held: "Tuskers with their portraits",
  heldOf: "{held} of {all} tuskers with their portraits, those that may be alive first",
  heldAll: "All {held} tuskers with their portraits",
  inIt: ["The key and the map", "How to watch responsibly"],
  keeps:
    "It stays on this device until you remove it, one guide at a time, in one language. With signal, it sometimes asks this site what has been withdrawn, and removes it.",
  withoutScript: "Saving the guide needs JavaScript, which is switched off in this browser.",
  unsupported:
    "This browser does not keep guides. A private window may be the reason, or an address that does not begin with https.",
  taking: {
    title: "Saving the guide…",
    progress: "{done} of {size} MB",
    note: "You may read on. The guide is used only when it is complete.",
    cancel: "Cancel",
  },
  ready: {
    title: "The guide is saved",
    note: "Without signal, the pages open from your guide by themselves. With signal you see the newest.",
    newer: "Check for a newer one",
    newest: "Your guide is the newest.",
    renewal: "A newer one: {made}, {size} MB to fetch",
    remove: "Remove the guide",
  },
  old: {
    title: "Your guide is {days} days old",
    note: "The status of a tusker may have changed since then. Please renew it where you have signal.",
    renew: "Renew",
  },
  room: {
    title: "There is no room for it",
    needs: "The guide needs {size} MB, and the browser gives {free} MB.",
    note: "Nothing new was kept. Free some room on the device and try again.",
  },
  network: {
    title: "The connection broke off",
    note: "What has arrived is kept, so that the next try goes on from there. Remove it if you do not want it.",
  },
  damaged: {
    title: "The guide did not arrive whole",
    note: "A part of it was not what this site has. The site may be changing just now: try again in a few minutes.",
  },
  again: "Try again",
  removed: { title: "The guide is removed", note: "{size} MB are free again.", again: "Save it again" },
  contents: "What to open first",
  links: { tuskers: "All tuskers", key: "Which tusker did I see?", places: "The map", watching: "How to watch" },
  paper: "The whole guide to print, one page a tusker: PDF, A5",
  missing: {
    title: "This page is not in your guide",
    note: "It needs signal, or has changed since you saved the guide. Tuskers, the key and the map are here.",
    guide: "Your guide",
  },
  line: {
    from: (made: string) => `From your guide of ${made}.`,
    noSignal: "There is no signal here, or too little.",
    whatIsInIt: "What is in it",
    old: (days: string) => `It is ${days} days old: please renew it where you have signal.`,
  },
  offer: (size: string, made: string) => `Save the guide for offline use: ${size} MB, as of ${made}`,
});
