import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";
import { up } from "../../platform/db/migrations/0023-folded-letters.ts";

test("what was stored with letters that cannot be decomposed is found by them and by their plain spelling", async () => {
  const { call, token, services } = await openTestApi();
  const { write } = services.db;
  await call("POST", "/api/tuskers", { token, json: someTusker({ name: "Ørsted of Łódź Straße" }) });
  await call("POST", "/api/sources", { token, json: { title: "Æsir", kind: "book" } });
  await write.updateTable("tuskers").set({ search_text: "ørsted of łodz straße" }).execute();
  await write.updateTable("sources").set({ search_text: "æsir", title_key: "æsir" }).execute();

  await write.transaction().execute((transaction) => up(transaction as never));
  const found = async (path: string, search: string) =>
    ((await (await call("GET", `/api/${path}?search=${encodeURIComponent(search)}`, { token })).json()) as object[])
      .length;
  for (const search of ["orsted", "Łódź", "strasse", "Straße"]) {
    expect([search, await found("tuskers", search)]).toEqual([search, 1]);
  }
  for (const search of ["aesir", "Æsir"]) expect([search, await found("sources", search)]).toEqual([search, 1]);
});
