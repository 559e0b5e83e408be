import { expect, test } from "vitest";
import { someArticle, someTusker } from "../../../../tests/support/test-api.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { getContentVersion } from "../../../platform/db/content-version.server.ts";
import { newArticleSchema } from "../../articles/article.ts";
import { newTuskerSchema } from "../../tuskers/tusker.ts";
import { STORED_VERSION } from "../derived.server.ts";
import { findRowBySlug, updateEntry } from "../records/complete-entries.server.ts";
import { renderOutdatedEntries } from "./render-entries.server.ts";
import { createEntry } from "./save-entry.server.ts";

test("entries of a release that knew no drawings get them with the first start, once", async () => {
  const services = await openTestServices();
  const { db } = services;
  const { entry: tusker } = await createEntry(
    services,
    "tusker",
    newTuskerSchema.parse(someTusker({ tags: ["crossed tusks"] })),
  );
  const { entry: article } = await createEntry(services, "article", newArticleSchema.parse(someArticle()));
  const tuskerRow = await findRowBySlug(db.read, "tusker", tusker.slug);
  const articleRow = await findRowBySlug(db.read, "article", article.slug);
  expect(tuskerRow?.portrait_alt).toContain("tusks that cross");
  await db.write.transaction().execute(async (transaction) => {
    const older = { html_version: 1 };
    await updateEntry(transaction, "tusker", tuskerRow?.seq ?? 0, {
      ...older,
      portrait_hash: "",
      portrait_alt: "",
      summary: "https://youtu.be/dQw4w9WgXcQ as it was cut then",
    });
    await updateEntry(transaction, "article", articleRow?.seq ?? 0, { ...older, landscape_hash: "" });
  });
  const version = await getContentVersion(db.read);

  expect(await renderOutdatedEntries(db)).toBe(2);
  expect(await findRowBySlug(db.read, "tusker", tusker.slug)).toEqual(tuskerRow);
  expect(await findRowBySlug(db.read, "article", article.slug)).toEqual(articleRow);
  expect(await getContentVersion(db.read)).toBeGreaterThan(version);
  expect(await renderOutdatedEntries(db)).toBe(0);
});

test("names in Sinhala get a sort key that keeps their vowels with the first start", async () => {
  const services = await openTestServices();
  const { db } = services;
  const { entry } = await createEntry(services, "tusker", newTuskerSchema.parse(someTusker({ name: "කොළඹ" })));
  const row = await findRowBySlug(db.read, "tusker", entry.slug);
  await db.write.transaction().execute(async (transaction) => {
    const older = { sort_key: "කළඹ", html_version: STORED_VERSION - 100 };
    await updateEntry(transaction, "tusker", row?.seq ?? 0, older);
  });

  expect(await renderOutdatedEntries(db)).toBe(1);
  expect((await findRowBySlug(db.read, "tusker", entry.slug))?.sort_key).toBe("කොළඹ".normalize("NFKD"));
});

test("random portraits of an old database follow the record after the next start", async () => {
  const services = await openTestServices();
  const { db } = services;
  const told = someTusker({ tusks: "Curving inward" });
  const { entry: tusker } = await createEntry(services, "tusker", newTuskerSchema.parse(told));
  const honest = await findRowBySlug(db.read, "tusker", tusker.slug);
  const invented = { tusks: "left", tuskShape: "upswept", tuskLen: 1, depig: 0.7, tears: 3, habitat: "coast" };
  await db.write.transaction().execute(async (transaction) => {
    await updateEntry(transaction, "tusker", honest?.seq ?? 0, {
      portrait: JSON.stringify(invented),
      portrait_hash: "0123456789ab",
      portrait_alt: "Illustration: a tusker seen from the front, his tusks sweeping upwards, by a tank",
      html_version: STORED_VERSION - 1,
    });
  });

  expect(await renderOutdatedEntries(db)).toBe(1);
  const { portrait_hash, portrait_alt, portrait } = (await findRowBySlug(db.read, "tusker", tusker.slug)) ?? {};
  expect({ portrait_hash, portrait_alt }).toEqual({
    portrait_hash: honest?.portrait_hash,
    portrait_alt: honest?.portrait_alt,
  });
  // The editor's own settings are still stored and exported as before.
  expect(JSON.parse(portrait ?? "")).toEqual(invented);
});
