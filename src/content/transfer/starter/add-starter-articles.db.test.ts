import { expect, test } from "vitest";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { findRowBySlug } from "../../entries/records/complete-entries.server.ts";
import { binEntry } from "../../entries/saving/bin-entry.server.ts";
import { addMissingSources } from "../../source-library/change-source.server.ts";
import { addStarterArticles } from "./add-starter-articles.server.ts";
import { readStarterArticles, readStarterSources } from "./starter-files.server.ts";

const SLUG = "raja-of-maligawa";
const TITLE = "Raja of Maligawa";

test("a site gets the articles that it never had, with their sources, and none that it threw away", async () => {
  const services = await openTestServices();
  const { read } = services.db;
  const titles = (await readStarterArticles(await readStarterSources())).map(({ article }) => article.title);
  expect(titles).toContain(TITLE);

  expect(await addStarterArticles(services, { dryRun: true })).toEqual({ added: titles, unchanged: 0, left: [] });
  expect(await findRowBySlug(read, "article", SLUG)).toBeUndefined();

  expect(await addStarterArticles(services)).toEqual({ added: titles, unchanged: 0, left: [] });
  const { id = "" } = (await findRowBySlug(read, "article", SLUG)) ?? {};
  expect(await read.selectFrom("sources").select("title").where("key", "=", "S291").execute()).toHaveLength(1);

  await binEntry(services, { kind: "article", id }, undefined, { by: null });
  expect(await addStarterArticles(services)).toEqual({ added: [], unchanged: titles.length, left: [] });
});

test("an article is left out where the key of its source means another one", async () => {
  const services = await openTestServices();
  const other = { S291: { title: "A letter", kind: "other" as const } };
  await services.db.write
    .transaction()
    .execute((transaction) => addMissingSources(transaction, other, services.clock.now()));
  const { added, left } = await addStarterArticles(services);
  expect(added).not.toContain(TITLE);
  expect(left).toEqual([`${TITLE}: in the library here, other sources have the keys S291.`]);
});
