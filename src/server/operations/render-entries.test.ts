import { expect, test } from "vitest";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { newArticleSchema } from "../../domain/articles/article.ts";
import { newTuskerSchema } from "../../domain/tuskers/tusker.ts";
import { findArticleRowBySlug, updateArticle } from "../db/articles.ts";
import { getContentVersion } from "../db/content-version.ts";
import { findTuskerRowBySlug, updateTusker } from "../db/tuskers.ts";
import { renderOutdatedEntries } from "./render-entries.ts";
import { createArticle } from "./save-article.ts";
import { createTusker } from "./save-tusker.ts";

test("entries of a release that knew no drawings get them with the first start, once", async () => {
  const services = await openTestServices();
  const { db } = services;
  const { tusker } = await createTusker(services, newTuskerSchema.parse(someTusker({ tags: ["crossed tusks"] })));
  const { article } = await createArticle(services, newArticleSchema.parse(someArticle()));
  const tuskerRow = await findTuskerRowBySlug(db.read, tusker.slug);
  const articleRow = await findArticleRowBySlug(db.read, article.slug);
  expect(tuskerRow?.portrait_alt).toContain("crossing");
  await db.write.transaction().execute(async (transaction) => {
    const older = { html_version: 1 };
    await updateTusker(transaction, tuskerRow?.seq ?? 0, { ...older, portrait_hash: "", portrait_alt: "" });
    await updateArticle(transaction, articleRow?.seq ?? 0, { ...older, landscape_hash: "" });
  });
  const version = await getContentVersion(db.read);

  expect(await renderOutdatedEntries(db)).toBe(2);
  expect(await findTuskerRowBySlug(db.read, tusker.slug)).toEqual(tuskerRow);
  expect(await findArticleRowBySlug(db.read, article.slug)).toEqual(articleRow);
  expect(await getContentVersion(db.read)).toBeGreaterThan(version);
  expect(await renderOutdatedEntries(db)).toBe(0);
});
