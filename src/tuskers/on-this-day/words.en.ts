import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted } from "../../platform/text/counted.ts";
export const words = catalogue({
  title: "On this day",
  record: "Timeline",
  description:
    "What happened to the tuskers of Sri Lanka on this day of earlier years, and in the days around it, by its sources.",
  keywords: ["on this day", "history of tuskers", "tuskers of Sri Lanka"],
  lead: "What a source dates to this day of an earlier year, or to one of the three days before or after it. The day is that of Sri Lanka.",
  today: (day: string) => `Today, ${day}`,
  around: "The days around it",
  nothing: "Nothing in the record is dated to this day.",
  nothingAround: "Nothing in the record is dated to the days around it.",
  oneAccount: "One account; others differ",
  left: (count: number) => `${counted(count, "more tusker has", "more tuskers have")} an event on this day.`,
});
