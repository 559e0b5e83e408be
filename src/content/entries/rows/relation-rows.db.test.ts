import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../../tests/support/test-api.ts";
import type { Relation } from "../../record/record.ts";
import { listRelated } from "./relation-rows.server.ts";

type Values = Record<string, unknown>;

async function open() {
  const { call, token, services } = await openTestApi();
  const send = async (method: string, path: string, json?: Values) => {
    const response = await call(method, path, { token, ...(json === undefined ? {} : { json }) });
    return { status: response.status, body: response.status === 204 ? {} : ((await response.json()) as Values) };
  };
  const add = async (fields: Values) => String((await send("POST", "/api/tuskers", someTusker(fields))).body._id);
  const change = (id: string, fields: Values) => send("PUT", `/api/tuskers/${id}`, someTusker(fields));
  const related = async (id: string) => {
    const { body } = await send("GET", `/api/tuskers/${id}`);
    const list = await listRelated(services.db.read, { id, relations: body.relations as Relation[] });
    return list.map(
      ({ kind, name, to, given }) => `${kind} ${name}${to ? "" : " (no entry)"}${given ? "" : " (told)"}`,
    );
  };
  return { send, add, change, related };
}

test("a relation is shown from both sides", async () => {
  const { add, change, related } = await open();
  const raja = await add({ name: "Raja" });
  const relations = [
    { kind: "successor_of", to: raja },
    { kind: "companion", name: "Sando" },
  ];
  const heiya = await add({ name: "Heiya", relations });
  expect(await related(heiya)).toEqual(["successor_of Raja", "companion Sando (no entry)"]);
  expect(await related(raja)).toEqual(["predecessor_of Heiya (told)"]);
  await change(raja, { name: "Raja", relations: [{ kind: "predecessor_of", to: heiya }] });
  expect(await related(raja)).toEqual(["predecessor_of Heiya"]);
  await change(heiya, { name: "Heiya", relations: [] });
  expect(await related(heiya)).toEqual(["successor_of Raja (told)"]);
});

test("a draft and a tusker in the bin are not named on the page of another", async () => {
  const { send, add, change, related } = await open();
  const raja = await add({ name: "Raja" });
  const heiya = await add({ name: "Heiya", relations: [{ kind: "brother", to: raja }] });
  await change(raja, { name: "Raja", publication: "draft" });
  expect(await related(heiya)).toEqual([]);
  await send("DELETE", `/api/tuskers/${heiya}`);
  expect(await related(raja)).toEqual([]);
});

test("a relation to nobody or to himself is refused; one whose tusker has gone does not stand in the way", async () => {
  const { send, add, change } = await open();
  const raja = await add({ name: "Raja" });
  const nobody = {
    relations: [
      { kind: "rival", name: "Sando" },
      { kind: "brother", to: "0123456789abcdef01234567" },
    ],
  };
  const refused = { status: 422, body: { errors: [{ path: "relations.1.to" }] } };
  expect(await send("POST", "/api/tuskers", someTusker(nobody))).toMatchObject(refused);
  expect(await change(raja, nobody)).toMatchObject(refused);
  const himself = { relations: [{ kind: "brother", to: raja }] };
  expect(await change(raja, himself)).toMatchObject({ status: 422, body: { errors: [{ path: "relations.0.to" }] } });
  const heiya = await add({ name: "Heiya", relations: [{ kind: "brother", to: raja }] });
  await send("DELETE", `/api/tuskers/${raja}`);
  expect(await change(heiya, { name: "Heiya", age: 41 })).toMatchObject({ status: 200, body: { age: 41 } });
});

test("a file may name a tusker before it brings him", async () => {
  const { send, related } = await open();
  const [raja, heiya] = ["0123456789abcdef01234567", "0123456789abcdef01234568"];
  const tuskers = [
    someTusker({ _id: heiya, slug: "heiya", name: "Heiya", relations: [{ kind: "brother", to: raja }] }),
    someTusker({ _id: raja, slug: "raja", name: "Raja" }),
  ];
  await send("POST", "/api/import", { format: "sri-lankan-tuskers", version: 1, tuskers });
  expect(await related(raja ?? "")).toEqual(["brother Heiya (told)"]);
});
