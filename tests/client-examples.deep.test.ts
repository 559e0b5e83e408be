import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createClient, type TuskersError } from "../packages/client/client.ts";
import { citeTusker } from "../packages/client/examples/cite-tusker.ts";
import { dataReleases } from "../packages/client/examples/data-releases.ts";
import { eventsOfYear } from "../packages/client/examples/events-of-year.ts";
import { findTusker } from "../packages/client/examples/find-tusker.ts";
import { followChanges } from "../packages/client/examples/follow-changes.ts";
import { livingTuskers } from "../packages/client/examples/living-tuskers.ts";
import { clientOperations, typeOf } from "../scripts/client-operations.ts";
import { apiDocument } from "../src/app/server/api-document.server.ts";
import { openApiSite } from "./support/api-site.ts";
import { openTestApi, someTusker } from "./support/test-api.ts";

async function openSite() {
  const site = await openApiSite();
  const { url, token } = site;
  const call = createClient({ site: url });
  const asKeeper = createClient({ site: url, headers: { Authorization: `Bearer ${token}` } });
  const add = async (fields: Record<string, unknown>) =>
    (await asKeeper("createTusker", { body: someTusker(fields) })).body?._id ?? "";
  return { ...site, call, asKeeper, add };
}

test("the client has every call of the API document (otherwise: npm run client)", async () => {
  const { api } = await openTestApi();
  const written = readFileSync(new URL("../packages/client/operations.ts", import.meta.url), "utf8");
  expect(written === clientOperations(apiDocument(api))).toBe(true);
});

test("a schema that types cannot express is refused, not guessed", () => {
  expect(() => typeOf({ type: "object", patternProperties: {} } as object)).toThrow("patternProperties");
  expect(() => typeOf({ type: "bigint" })).toThrow("bigint");
});

test("the examples read lists, one tusker, names, events and data releases", async () => {
  const { call, add, url } = await openSite();
  const id = await add({
    name: "Gemunu",
    sources: [
      { title: "A book of tuskers", kind: "book" },
      { title: "A newspaper", kind: "news" },
    ],
    events: [
      { kind: "captured", date: "1975-03", text: "He was captured." },
      { kind: "moved", date: "1980", text: "He was moved." },
    ],
  });
  for (let number = 1; number <= 60; number += 1) await add({ name: `Tusker ${number}`, location: "Wilpattu" });
  await add({ name: "Raja", status: "dead", diedOn: "1988" });
  expect(await livingTuskers(call, "Yala National Park")).toEqual(["Gemunu"]);
  expect(await livingTuskers(call, "Wilpattu")).toHaveLength(60);
  const [first, ...sources] = await citeTusker(call, url, "gemunu");
  expect([first, sources.length]).toEqual([`Gemunu. Version 1. ${url}/id/${id}`, 2]);
  expect(await findTusker(call, "gemu")).toEqual(["gemunu"]);
  expect(await findTusker(call, "gemunnu")).toContain("gemunu");
  expect(await eventsOfYear(call, "1975")).toEqual([{ name: "Gemunu", kind: "captured", date: "1975-03" }]);
  expect(await dataReleases(call, url)).toEqual([]);
});

test("a program follows a tusker, and gets him again only when he has changed", async () => {
  const { call, asKeeper, add } = await openSite();
  const id = await add({});
  const first = await followChanges(call, id);
  expect(first).toMatchObject({ hasChanged: true, version: 1 });
  expect(await followChanges(call, id, first.etag)).toMatchObject({ hasChanged: false });
  await asKeeper("changeTusker", { path: { id }, body: someTusker({ age: 41 }) });
  expect(await followChanges(call, id, first.etag)).toMatchObject({ hasChanged: true, version: 2 });
});

test("a call that fails throws the problem", async () => {
  const { call } = await openSite();
  const failed = call("getTuskerBySlug", { path: { slug: "no/body" } });
  await expect(failed).rejects.toMatchObject({
    name: "TuskersError",
    problem: { type: "/api/problems#not-found", status: 404 },
  } satisfies Partial<Record<keyof TuskersError, unknown>>);
});
