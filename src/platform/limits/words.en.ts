import { catalogue } from "../languages/catalogue.ts";

const wait = {
  aboutAMinute: "in about a minute",
  minutes: (count: number) => `in about ${count} minutes`,
  hours: (count: number) => `in about ${count} hours`,
};

export const words = catalogue({
  wait,
  refusal: (reason: string, when: string) => `${reason} Please try again ${when}.`,
  tries: "Too many tries came from your connection.",
  guesses: "There were too many wrong passwords or codes.",
  signIns: "There were too many failed sign-ins.",
  messages: "Too many messages came from your connection.",
  letters: "Too many letters came from your connection.",
  lettersInAll: "The editors have received more letters today than they can read.",
  comments: "Too many comments came from your connection.",
  requests: "Too many requests came from your connection.",
});
