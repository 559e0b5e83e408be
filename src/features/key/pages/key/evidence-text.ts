import type { TuskerCategory } from "../../../../content/tuskers/status.ts";
import type { Evidence } from "../../evidence.ts";
import type { KeyTexts } from "./key-texts.ts";
import { words } from "./live-words.ts";

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What is recorded, in the middle of a list: "tusks: right only (2025)". */
export function evidenceText(texts: KeyTexts, { question, recorded, recordedOn }: Evidence): string {
  if (question === "place") return words.knownIn(texts.placeNames[recorded] ?? recorded);
  const { label = "", states = {} } = texts.questions[question] ?? {};
  const state = states[recorded];
  // That people keep him, or do not, stands for a record of their signs on him.
  if (state === undefined) return words.kinds[recorded as TuskerCategory];
  const line = words.told(lowerFirst(label), lowerFirst(state));
  return recordedOn === undefined ? line : `${line} (${recordedOn})`;
}
