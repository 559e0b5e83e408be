import { homeTrail } from "../../site/meta/structured-data.ts";
import type { QuestionSet } from "./asked/question.ts";
import { readSet } from "./asked/sets.ts";
import type { QuestionReaders } from "./feature.server.ts";
import { words } from "./words.ts";

const QUESTIONS_PATH = "/record/questions";
export const RESULT_PATH = "/record/questions/result";

/** The address of a set; the first one has the bare path. */
export const setAddress = (set: number): string => (set === 1 ? QUESTIONS_PATH : `${QUESTIONS_PATH}?set=${set}`);

export const recordTrail = () => [...homeTrail(), { to: "/record", label: words.record }];

/** The set that the address of a page asks for. */
export const loadSet = (readers: QuestionReaders, url: string): Promise<QuestionSet> =>
  readers.questions(readSet(new URL(url).searchParams.get("set")));
