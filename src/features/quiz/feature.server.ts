import type { ReaderMeans } from "../../site/reading/reader-means.server.ts";
import type { Feature } from "../feature.ts";
import { SET_NUMBERS } from "./asked/sets.ts";
import { readQuestions } from "./read-questions.server.ts";

const readers = ({ db, noted }: ReaderMeans) => ({
  questions: (set: number) => noted(readQuestions(db, set)),
});

export type QuestionReaders = ReturnType<typeof readers>;

export const quiz: Feature = { readers, cachedCalls: { "/api/record/questions": { set: SET_NUMBERS } } };
