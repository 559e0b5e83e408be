import { expect, test } from "vitest";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { newArticleSchema } from "../../domain/articles/article.ts";
import { newTuskerSchema } from "../../domain/tuskers/tusker.ts";
import { findArticleRowBySlug, updateArticle } from "../db/articles.ts";
import { getContentVersion } from "../db/content-version.ts";
import { findTuskerRowBySlug, updateTusker } from "../db/tuskers.ts";
import { renderOutdatedEntries, STORED_VERSION } from "./render-entries.ts";
import { createArticle } from "./save-article.ts";
import { createTusker } from "./save-tusker.ts";

test("entries of a release that knew no drawings get them with the first start, once", async () => {
  const services = await openTestServices();
  const { db } = services;
  const { tusker } = await createTusker(services, newTuskerSchema.parse(someTusker({ tags: ["crossed tusks"] })));
  const { article } = await createArticle(services, newArticleSchema.parse(someArticle()));
  const tuskerRow = await findTuskerRowBySlug(db.read, tusker.slug);
  const articleRow = await findArticleRowBySlug(db.read, article.slug);
  expect(tuskerRow?.portrait_alt).toContain("tusks that cross");
  await db.write.transaction().execute(async (transaction) => {
    const older = { html_version: 1 };
    await updateTusker(transaction, tuskerRow?.seq ?? 0, {
      ...older,
      portrait_hash: "",
      portrait_alt: "",
      summary: "https://youtu.be/dQw4w9WgXcQ as it was cut then",
    });
    await updateArticle(transaction, articleRow?.seq ?? 0, { ...older, landscape_hash: "" });
  });
  const version = await getContentVersion(db.read);

  expect(await renderOutdatedEntries(db)).toBe(2);
  expect(await findTuskerRowBySlug(db.read, tusker.slug)).toEqual(tuskerRow);
  expect(await findArticleRowBySlug(db.read, article.slug)).toEqual(articleRow);
  expect(await getContentVersion(db.read)).toBeGreaterThan(version);
  expect(await renderOutdatedEntries(db)).toBe(0);
});

test("a database whose portraits were drawn by lot has drawings of what is recorded after the next start", async () => {
  const services = await openTestServices();
  const { db } = services;
  const told = someTusker({ tusks: "Curving inward" });
  const { tusker } = await createTusker(services, newTuskerSchema.parse(told));
  const honest = await findTuskerRowBySlug(db.read, tusker.slug);
  const invented = { tusks: "left", tuskShape: "upswept", tuskLen: 1, depig: 0.7, tears: 3, habitat: "tank" };
  await db.write.transaction().execute(async (transaction) => {
    await updateTusker(transaction, honest?.seq ?? 0, {
      portrait: JSON.stringify(invented),
      portrait_hash: "0123456789ab",
      portrait_alt: "Illustration: a tusker seen from the front, his tusks sweeping upwards, by a tank",
      html_version: STORED_VERSION - 1,
    });
  });

  expect(await renderOutdatedEntries(db)).toBe(1);
  const { portrait_hash, portrait_alt, portrait } = (await findTuskerRowBySlug(db.read, tusker.slug)) ?? {};
  expect({ portrait_hash, portrait_alt }).toEqual({
    portrait_hash: honest?.portrait_hash,
    portrait_alt: honest?.portrait_alt,
  });
  // What an editor had set is still there, and goes into exports as before.
  expect(JSON.parse(portrait ?? "")).toEqual(invented);
});
