import { expect, test } from "vitest";
import { bodyOf } from "../../../../tests/support/body-of.ts";
import { countTurns } from "../../../../tests/support/count-turns.ts";
import { openTestApi, someArticle } from "../../../../tests/support/test-api.ts";
import type { ArticleDetail } from "../../articles/article.ts";
import type { EditedTranslation } from "../edited-translation.ts";

test("others are served while a long translation is checked and saved", async () => {
  const { call, token } = await openTestApi();
  const content = Array.from({ length: 300 }, (_, index) => `<p>Paragraph ${index} of a long article.</p>`).join("");
  const made = await bodyOf<ArticleDetail>(call("POST", "/api/articles", { token, json: someArticle({ content }) }));
  const path = `/api/translations/si/article/${made._id}`;
  const edited = await bodyOf<EditedTranslation>(call("GET", path, { token }));
  const text = `<p>${"බොහෝ දෙනෙක් ඔහුව දුටු අතර නිලධාරීන් ඔහුගේ පියවර ගණන් කර ලියා තබති. ".repeat(3)}</p>`;
  const blocks = edited.fields.find(({ name }) => name === "content")?.blocks ?? [];
  const pieces = blocks.map(({ fingerprint, nth }) => ({
    field: "content",
    fingerprint,
    nth,
    text,
    state: "translated",
  }));
  const turns = await countTurns(async () => {
    expect((await call("PUT", path, { token, json: { pieces } })).status).toBe(200);
  });
  expect(turns).toBeGreaterThan(5);
});
