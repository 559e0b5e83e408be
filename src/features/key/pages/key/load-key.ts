import { readAnswers, writeAnswers } from "../../answers.ts";
import type { KeyReaders } from "../../feature.server.ts";
import type { KeyData } from "../../key-data.ts";
import type { BoardPictures } from "../../rows/read-key.server.ts";
import { type KeyTexts, keyTexts } from "./key-texts.ts";

export type KeyPage = {
  data: KeyData;
  pictures: BoardPictures;
  texts: KeyTexts;
  /** The answers that a visitor without script sent, as text; empty for all others. */
  sent: string;
};

export async function loadKey(readers: KeyReaders, url: string): Promise<KeyPage> {
  const sent = String(writeAnswers(readAnswers(new URL(url).searchParams)));
  const { data, pictures } = await readers.key();
  return { data, pictures, texts: keyTexts(data), sent };
}
