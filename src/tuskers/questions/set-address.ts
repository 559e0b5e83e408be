import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { contentOf } from "../../platform/render/read-answer.ts";
import { homeTrail } from "../../site/meta/structured-data.ts";
import { failure } from "../lives/lives-page/failure.en.ts";
import type { QuestionSet } from "./asked/question.ts";
import { readSet } from "./asked/sets.ts";
import { words } from "./words.en.ts";

const QUESTIONS_PATH = "/record/questions";
export const RESULT_PATH = "/record/questions/result";

/** The address of a set; the first one has the bare path. */
export const setAddress = (set: number): string => (set === 1 ? QUESTIONS_PATH : `${QUESTIONS_PATH}?set=${set}`);

export const recordTrail = () => [...homeTrail(), { to: "/record", label: words.record }];

/** The set that the address of a page asks for. */
export function loadSet({ api: { record } }: ApiClient, { url, signal }: Request): Promise<QuestionSet> {
  const query = { set: String(readSet(new URL(url).searchParams.get("set"))) };
  const call = record.questions.$get({ query }, { init: { signal } });
  return contentOf(call, { signal, fallback: failure.message }) as Promise<QuestionSet>;
}
