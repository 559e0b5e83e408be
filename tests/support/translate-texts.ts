import type { PieceState, TranslationName } from "../../src/content/fields/pieces/piece.ts";
import type { EditedTranslation } from "../../src/content/translation-work/edited-translation.ts";
import { bodyOf } from "./body-of.ts";
import type { TestApi } from "./test-api.ts";

/**
 * Saves translations of an entry or a page, as an administrator does.
 * @param texts each English text, without markup, with its translation
 */
export async function translateTexts(
  { call, token }: Pick<TestApi, "call" | "token">,
  { kind, id, language }: TranslationName,
  texts: Readonly<Record<string, string>>,
  state: PieceState = "translated",
): Promise<void> {
  const path = `/api/translations/${language}/${kind}/${id}`;
  const edited = await bodyOf<EditedTranslation>(call("GET", path, { token }));
  const pieces = edited.fields.flatMap(({ name, blocks }) =>
    blocks.flatMap(({ englishText, fingerprint, nth, tag }) => {
      const text = texts[englishText];
      if (text === undefined) return [];
      return [{ field: name, fingerprint, nth, text: tag === null ? text : `<${tag}>${text}</${tag}>`, state }];
    }),
  );
  if (pieces.length < Object.keys(texts).length) throw new Error("One of these texts is not in the English.");
  const answer = await call("PUT", path, { token, json: { pieces } });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
}
