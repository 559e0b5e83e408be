import { expect, test } from "vitest";
import { openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { up } from "../../platform/db/migrations/0022-tags-in-one-form.ts";

const COMPOSED = "\u0d9a\u0ddc\u0dc5\u0db9";
const IN_PARTS = "\u0d9a\u0dd9\u0dcf\u0dc5\u0db9";

test("tags that were stored in two forms are one, and no entry has it twice", async () => {
  const { call, token, services } = await openTestApi();
  const { write } = services.db;
  const add = async (path: string, json: object) =>
    ((await (await call("POST", path, { token, json })).json()) as { _id: string })._id;
  const both = await add("/api/tuskers", someTusker({ tags: ["a", "b", COMPOSED, "c"] }));
  const one = await add("/api/tuskers", someTusker({ name: "Raja", tags: ["b"] }));
  const article = await add("/api/articles", someArticle({ tags: ["a", "b"] }));
  for (const table of ["tusker_tags", "article_tags"] as const) {
    await write.updateTable(table).set({ tag: IN_PARTS }).where("tag", "=", "b").execute();
  }

  await write.transaction().execute((transaction) => up(transaction as never));
  const tagsOf = async (path: string, id: string) =>
    ((await (await call("GET", `${path}/${id}`)).json()) as { tags: string[] }).tags;
  expect(await tagsOf("/api/tuskers", both)).toEqual(["a", COMPOSED, "c"]);
  expect(await tagsOf("/api/tuskers", one)).toEqual([COMPOSED]);
  expect(await tagsOf("/api/articles", article)).toEqual(["a", COMPOSED]);
});
