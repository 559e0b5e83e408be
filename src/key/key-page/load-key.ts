import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { contentOf } from "../../platform/render/read-answer.ts";
import { readAnswers, writeAnswers } from "../answers.ts";
import type { KeyData } from "../key-data.ts";
import { type KeyTexts, keyTexts } from "./key-texts.ts";
import { words } from "./live-words.en.ts";

export type KeyPage = {
  data: KeyData;
  texts: KeyTexts;
  /** The answers that a visitor without script sent, as text; empty for all others. */
  sent: string;
};

export async function loadKey({ api }: ApiClient, { url, signal }: Request): Promise<KeyPage> {
  const sent = String(writeAnswers(readAnswers(new URL(url).searchParams)));
  const data = await contentOf(api.key.$get({}, { init: { signal } }), { signal, fallback: words.failure.message });
  return { data, texts: keyTexts(data), sent };
}
