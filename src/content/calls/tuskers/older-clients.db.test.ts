import { expect, test } from "vitest";
import { openTestApi } from "../../../../tests/support/test-api.ts";

type Values = Record<string, unknown>;

/** The fields of the first specification. */
const BODY = {
  name: "Gemunu",
  age: 40,
  location: "Yala National Park",
  status: "alive",
  category: "wild",
  tags: ["yala"],
  description: "He walks.",
  imageUrl: [],
};

async function open() {
  const { call, token, services } = await openTestApi();
  const send = async (method: string, path: string, json?: Values): Promise<Values> => {
    const response = await call(method, path, { token, ...(json === undefined ? {} : { json }) });
    expect(response.ok, await response.clone().text()).toBe(true);
    return (await response.json()) as Values;
  };
  return { send, services };
}

const account = (value: unknown) => [{ value, certainty: "certain", sources: [] }];

test("a client that knows the first fields only adds, changes and reads a tusker", async () => {
  const { send } = await open();
  const { _id } = await send("POST", "/api/tuskers", BODY);
  const path = `/api/tuskers/${_id}`;
  expect(await send("GET", path)).toMatchObject({
    ...BODY,
    claims: { status: account("alive"), age: account({ min: 40, max: 40 }) },
  });
  const changed = { ...BODY, age: 41, status: "dead", diedOn: "2019-11", heightM: 2.9, bornYear: 1978 };
  await send("PUT", path, changed);
  expect(await send("GET", path)).toMatchObject({
    ...changed,
    claims: { status: account("dead"), died: account("2019-11"), born: account("1978") },
  });
  expect(await send("PUT", path, { ...BODY, age: null, heightM: null })).toMatchObject({ age: null, heightM: null });
});

test("what was read can be sent again without a change", async () => {
  const { send } = await open();
  const claims = { born: [{ value: "1953~", certainty: "likely" }], height: account({ min: 3, max: 3.2 }) };
  const events = [{ kind: "given", date: "1990", text: "Given to the temple." }];
  const { _id } = await send("POST", "/api/tuskers", { ...BODY, category: "domesticated", claims, events });
  const path = `/api/tuskers/${_id}`;
  const stored = await send("GET", path);
  const body = Object.fromEntries(
    ["name", "age", "location", "status", "category", "claims", "events", "bornYear", "heightM", "origin"].map(
      (field) => [field, stored[field]],
    ),
  );
  await send("PUT", path, body);
  expect(await send("GET", path)).toEqual(stored);
  expect(await send("GET", `${path}/revisions`)).toHaveLength(1);
});

test("a tusker from before there were claims shows them, and no change that nobody made", async () => {
  const { send, services } = await open();
  const { _id } = await send("POST", "/api/tuskers", { ...BODY, heightM: 3 });
  const path = `/api/tuskers/${_id}`;
  const { content } = (await send("GET", `${path}/revisions/1`)) as { content: Values };
  const older = JSON.stringify(Object.fromEntries(Object.entries(content).filter(([name]) => name !== "claims")));
  await services.db.write.updateTable("tuskers").set({ claims: "{}" }).execute();
  await services.db.write.updateTable("revisions").set({ content: older }).execute();
  const claims = { status: account("alive"), age: account({ min: 40, max: 40 }), height: account({ min: 3, max: 3 }) };
  expect((await send("GET", path)).claims).toEqual(claims);
  expect(((await send("GET", `${path}/revisions/1`)) as { content: Values }).content.claims).toEqual(claims);
  await send("PUT", path, BODY);
  expect(await send("GET", `${path}/revisions`)).toHaveLength(1);
  await send("PUT", path, { ...BODY, age: 41 });
  const [line] = (await send("GET", "/api/activity")) as unknown as { detail: string }[];
  expect(line?.detail).toBe("age");
  expect((await send("POST", `${path}/revisions/1/restore`)).entry).toMatchObject({ age: 40, claims });
});

test("a file with part of the claims can be read twice", async () => {
  const { send } = await open();
  const file = {
    format: "sri-lankan-tuskers",
    version: 1,
    tuskers: [{ ...BODY, slug: "gemunu", claims: { born: account("1953") }, events: [], bornYear: 1953 }],
  };
  const results = [];
  for (let time = 0; time < 2; time += 1) results.push(await send("POST", "/api/import", file));
  expect(JSON.stringify(results[0])).toContain('"created"');
  expect(JSON.stringify(results[1])).toContain('"unchanged"');
});
