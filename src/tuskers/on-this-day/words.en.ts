import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted } from "../../platform/text/counted.ts";
export const words = catalogue({
  title: "On this day",
  record: "Timeline",
  description:
    "What happened to the tuskers of Sri Lanka on this day, or within three days of it, in earlier years, each with its sources.",
  keywords: ["on this day", "history of tuskers", "tuskers of Sri Lanka"],
  lead: "What happened on this day, or within three days of it, in earlier years.",
  today: (day: string) => `Today, ${day}`,
  around: "The days around it",
  nothing: "Nothing is known of this day.",
  nothingAround: "Nothing is known of the days around it.",
  oneAccount: "Sources differ",
  left: (count: number) => `${counted(count, "more tusker has", "more tuskers have")} an event on this day.`,
});
