import type { ReactNode } from "react";
import { words as worksheet } from "../../content/lives/words.ts";
import { placeOf } from "../../content/places/places.ts";
import { PLACE_NAMES } from "../../content/places/words.ts";
import { WRITTEN } from "../../content/record/texts/written-values.ts";
import { CHARACTER_WORDS, EVENT_LABELS, RELATION_LABELS } from "../../content/record/words.ts";
import { inEnglish, Marked } from "../../platform/languages/stored-text.tsx";
import type { Question } from "./asked/question.ts";
import { words } from "./words.ts";

export type OptionText = { code: string; text: ReactNode; slug?: string };

/** What a question asks. */
function askedText(question: Question): string {
  const { ask } = words;
  switch (question.kind) {
    case "year":
      return ask.year(question.about.name, question.event, EVENT_LABELS[question.event]);
    case "height":
      return ask.height(question.about.name);
    case "feature": {
      const { label, states } = CHARACTER_WORDS[question.character];
      return ask.feature(label, (states as Record<string, string>)[question.state] ?? question.state);
    }
    case "relation":
      return ask.relation(question.about.name, question.relation, RELATION_LABELS[question.relation]);
    case "place":
      return (placeOf(question.place).kind === "home" ? ask.home : ask.place)(PLACE_NAMES[question.place]);
    case "earliest":
      return ask.earliest;
    case "statement":
      return ask.statement(worksheet.statements[question.statement].said);
  }
}

/** The answers to choose from. */
export function optionTexts(question: Question): OptionText[] {
  switch (question.kind) {
    case "year":
      return question.options.map(({ code, year }) => ({ code, text: year }));
    case "height":
      return question.options.map(({ code, height }) => ({ code, text: WRITTEN.height(height) }));
    case "statement":
      return question.options.map(({ code, isFact }) => ({
        code,
        text: isFact ? worksheet.myths.fact : worksheet.myths.myth,
      }));
    default:
      return question.options.map(({ code, tusker: { slug, name } }) => ({
        code,
        slug,
        text: <span {...inEnglish(name)}>{name}</span>,
      }));
  }
}

/** The question in words, with names in English marked as such. */
export const Asked = ({ question }: { question: Question }) => <Marked text={askedText(question)} />;
