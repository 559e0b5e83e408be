import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../../tests/support/test-api.ts";

type Values = Record<string, unknown>;

/** Two harmless events that together tell where he is in August. */
const EVENTS = ["2017-08", "2019-08"].map((date) => ({
  kind: "wounded",
  date,
  place: "minneriya",
  text: "He was wounded.",
}));
const refused = {
  status: 422,
  body: expect.objectContaining({ errors: [expect.objectContaining({ path: "events.1.date" })] }),
};

async function open() {
  const { call, token } = await openTestApi();
  const send = async (method: string, path: string, json?: Values) => {
    const response = await call(method, path, { token, ...(json === undefined ? {} : { json }) });
    return { status: response.status, body: (await response.json()) as Values };
  };
  const add = async (fields: Values) => {
    const { body } = await send("POST", "/api/tuskers", someTusker({ events: EVENTS, ...fields }));
    return `/api/tuskers/${body._id}`;
  };
  return { send, add };
}

test("events that together pin a wild tusker are refused when he is added and when one is added to him", async () => {
  const { send, add } = await open();
  expect(await send("POST", "/api/tuskers", someTusker({ events: EVENTS }))).toEqual(refused);
  const path = await add({ events: EVENTS.slice(0, 1) });
  expect(await send("PUT", path, someTusker({ events: EVENTS }))).toEqual(refused);
});

test("a draft with them is not published, neither alone nor with others", async () => {
  const { send, add } = await open();
  const path = await add({ publication: "draft" });
  expect(await send("PUT", path, someTusker({ publication: "published" }))).toEqual(refused);
  const ids = [path.split("/").at(-1)];
  const { body } = await send("POST", "/api/tuskers/bulk", { action: "publish", ids });
  expect(JSON.stringify(body)).toContain("Events 1 and 2 together");
});

test("a dead tusker with them cannot turn out to be alive, by either way of saying so", async () => {
  const { send, add } = await open();
  const path = await add({ status: "dead" });
  expect(await send("PUT", path, someTusker({ status: "alive" }))).toEqual(refused);
  expect(await send("PUT", path, someTusker({ claims: { status: [{ value: "missing" }] } }))).toEqual(refused);
  expect(await send("PUT", path, someTusker({ age: 41 }))).toMatchObject({ status: 200 });
});

test("a file with them is not imported, nor accepted as a trial", async () => {
  const { send } = await open();
  const file = { format: "sri-lankan-tuskers", version: 1, tuskers: [someTusker({ events: EVENTS, slug: "gemunu" })] };
  for (const query of ["", "?dryRun=1"]) {
    expect(JSON.stringify(await send("POST", `/api/import${query}`, file))).toContain("Events 1 and 2 together");
  }
});
