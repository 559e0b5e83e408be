import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted } from "../../platform/text/counted.ts";
import type { EventKind, RelationKind } from "../../record/vocabulary.ts";

const years: Partial<Record<EventKind, (name: string) => string>> = {
  born: (name) => `was ${name} born`,
  first_recorded: (name) => `do we first hear of ${name}`,
  captured: (name) => `was ${name} captured`,
  given: (name) => `was ${name} given away as a gift`,
  moved: (name) => `was ${name} moved to another place`,
  released: (name) => `was ${name} set free`,
  preserved: (name) => `was the body of ${name} preserved`,
  honoured: (name) => `was ${name} honoured`,
};

const relations: Partial<Record<RelationKind, (name: string) => string>> = {
  companion: (name) => `Who was the companion of ${name}?`,
  successor_of: (name) => `Whose place did ${name} take?`,
  predecessor_of: (name) => `Who took the place of ${name}?`,
  often_mistaken_for: (name) => `Which tusker is ${name} often mistaken for?`,
};

export const words = catalogue({
  title: "Quiz",
  setTitle: (set: number) => `Quiz, set ${set}`,
  description: "Ten questions about the tuskers of Sri Lanka. Every answer names the source that tells it.",
  keywords: ["elephant quiz", "questions about tuskers", "tuskers of Sri Lanka"],
  record: "Timeline",
  lead: "Ten questions about Sri Lanka’s tuskers. Every answer names its source.",
  few: (count: number) => `There ${count === 1 ? "is only one question" : `are only ${count} questions`} so far.`,
  form: "The questions",
  ask: {
    year: (name: string, event: EventKind, label: string) =>
      `In which year ${years[event]?.(name) ?? `was this, in the life of ${name}: “${label}”`}?`,
    height: (name: string) => `How tall was ${name}, from the ground to the shoulder?`,
    feature: (feature: string, state: string) => `Which of these tuskers looks like this? ${feature}: ${state}`,
    relation: (name: string, relation: RelationKind, label: string) =>
      relations[relation]?.(name) ?? `${name}: “${label} …” Whose name comes next?`,
    place: (place: string) => `Which of these tuskers lived in ${place}?`,
    /** Of temples and homes: many tuskers only walked in a procession there. */
    home: (place: string) => `Which of these tuskers was once at ${place}?`,
    earliest: "Which of these tuskers has the story that begins earliest?",
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
    score: (right: number, all: number) => `${right} of ${all} right.`,
    none: "You have answered no question. Here are the answers.",
    left: (count: number) => `${counted(count, "question", "questions")} not answered.`,
    agrees: "Right",
    differs: "Not right",
    open: "Not answered",
    yours: "Your answer",
    recorded: "Answer",
    earliest: "His story begins",
    sources: "Sources",
    again: "Back to the questions",
    next: "Next questions",
  },
});
