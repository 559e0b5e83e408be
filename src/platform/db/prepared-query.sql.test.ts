import { expect, test } from "vitest";
import { temporaryDatabase } from "../../../tests/support/test-services.ts";
import { migrate } from "./migrate.server.ts";
import { preparedQuery } from "./prepared-query.server.ts";

async function open() {
  const db = await (await temporaryDatabase())();
  await migrate(db);
  return db;
}

const insert = preparedQuery((db, values: { key: string; value: string }) =>
  db.insertInto("site_state").values(values).returning("key"),
);
const find = preparedQuery((db, { keys, except }: { keys: string[]; except?: string | undefined }) =>
  db
    .selectFrom("site_state")
    .select(["key", "value"])
    .where("key", "in", keys)
    .where("key", "!=", "content_version")
    .$if(except !== undefined, (some) => some.where("value", "!=", except as string))
    .orderBy("key"),
);

test("a prepared query is asked with other values each time, lists of any length and values left out among them", async () => {
  const db = await open();
  for (const key of ["a", "b", "c"]) {
    expect(await insert(db.write, { key, value: `${key}'s "value"` })).toEqual([{ key }]);
  }
  const keys = async (...given: Parameters<typeof find> extends [unknown, infer Values] ? [Values] : never) =>
    (await find(db.read, ...given)).map((row) => row.key);
  expect(await keys({ keys: ["a"] })).toEqual(["a"]);
  expect(await keys({ keys: ["b"] })).toEqual(["b"]);
  expect(await keys({ keys: ["c", "a", "content_version"] })).toEqual(["a", "c"]);
  expect(await keys({ keys: ["c", "a"], except: `c's "value"` })).toEqual(["a"]);
  expect(await keys({ keys: ["c", "a"], except: undefined })).toEqual(["a", "c"]);
});

test("inside a transaction it belongs to it, and another database is asked itself", async () => {
  const [one, other] = [await open(), await open()];
  const failing = one.write.transaction().execute(async (transaction) => {
    await insert(transaction, { key: "a", value: "" });
    expect(await find(transaction, { keys: ["a"] })).toHaveLength(1);
    throw new Error("given up");
  });
  await expect(failing).rejects.toThrow("given up");
  expect(await find(one.read, { keys: ["a"] })).toEqual([]);
  await insert(other.write, { key: "a", value: "" });
  expect(await find(one.read, { keys: ["a"] })).toEqual([]);
  expect(await find(other.read, { keys: ["a"] })).toHaveLength(1);
});
