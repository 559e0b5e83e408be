import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";
import { inLanguage } from "../languages/in-language.server.ts";
import { untilNextSave } from "./until-next-save.server.ts";

const VALUE = { read: "Gemunu" };

async function openKept() {
  const { services, call, token } = await openTestApi();
  const save = async () => expect((await call("POST", "/api/tuskers", { token, json: someTusker() })).status).toBe(201);
  return { kept: () => untilNextSave(services.db), save };
}

test("a value is there until something public is saved", async () => {
  const { kept, save } = await openKept();
  kept().set("tusker 1", VALUE);
  expect(kept().get("tusker 1")).toBe(VALUE);
  await save();
  expect(kept().get("tusker 1")).toBeUndefined();
});

test("what was read before a save, and is set after it, is not kept", async () => {
  const { kept, save } = await openKept();
  const reading = kept();
  await save();
  reading.set("tusker 1", VALUE);
  expect([reading.get("tusker 1"), kept().get("tusker 1")]).toEqual([undefined, undefined]);
});

test("each language has values of its own", async () => {
  const { kept } = await openKept();
  kept().set("tusker 1", VALUE);
  await inLanguage("si", async () => expect(kept().get("tusker 1")).toBeUndefined());
});
