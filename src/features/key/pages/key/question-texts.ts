import { createContext, use } from "react";
import type { Question, QuestionId } from "../../questions.ts";
import type { KeyTexts } from "./key-texts.ts";
import { words } from "./live-words.ts";

/** What the page says, for all its parts. */
export const Texts = createContext<KeyTexts | undefined>(undefined);

export function useTexts() {
  const texts = use(Texts);
  if (texts === undefined) throw new Error("The texts of the key are missing");
  return {
    ...texts,
    textOf: (id: QuestionId): string => texts.questions[id]?.text ?? id,
    labelOf: (id: QuestionId): string => texts.questions[id]?.label ?? id,
    /** A state as a visitor answers it. */
    answerOf: ({ id }: Question, state: string): string =>
      words.states[state] ?? texts.questions[id]?.states[state] ?? state,
  };
}
