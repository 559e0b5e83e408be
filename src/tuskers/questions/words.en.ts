import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted } from "../../platform/text/counted.ts";
export const words = catalogue({
  title: "Quiz",
  setTitle: (set: number) => `Quiz, set ${set}`,
  description:
    "Ten questions made from the record of the tuskers of Sri Lanka. Each answer comes with the source that tells it.",
  keywords: ["elephant quiz", "questions about tuskers", "tuskers of Sri Lanka"],
  record: "Timeline",
  lead: "Each question asks what the record of this site holds, and each answer comes with its source. Where nothing is recorded or accounts differ, nothing is asked.",
  few: (count: number) =>
    `The record does not hold enough for ten questions yet. There ${count === 1 ? "is one" : `are ${count}`}.`,
  form: "The questions",
  ask: {
    year: (name: string, event: string) => `In the life of ${name}, which year does the record give for “${event}”?`,
    height: (name: string) => `Which height at the shoulder does the record give for ${name}?`,
    feature: (feature: string, state: string) => `Of which of these tuskers is “${feature}: ${state}” recorded?`,
    relation: (name: string, relation: string) => `The record says of ${name}: “${relation} …” Whose name follows?`,
    place: (place: string) => `Which of these tuskers is recorded at ${place}?`,
    earliest: "Which of these tuskers has the earliest date in the record?",
    statement: (statement: string) => `“${statement}” Myth or fact?`,
  },
  submit: "Show the answers",
  sets: {
    label: "All sets of questions",
    title: "Other questions",
    set: (set: number) => `Set ${set}`,
  },
  result: {
    title: "The answers",
    setTitle: (set: number) => `The answers, set ${set}`,
    score: (right: number, all: number) => `${right} of ${counted(all, "answer", "answers")} agree with the record.`,
    none: "No question is answered. Here is what the record holds.",
    left: (count: number) => `${counted(count, "question is", "questions are")} left open.`,
    agrees: "Agrees with the record",
    differs: "Differs from the record",
    open: "Left open",
    yours: "Your answer",
    recorded: "By the record",
    earliest: "Earliest date",
    sources: "Sources",
    again: "Back to the questions",
    next: "Next questions",
  },
});
