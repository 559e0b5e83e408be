import { beforeEach, expect, test } from "vitest";
import { inLanguage } from "../languages/in-language.server.ts";
import { createApiClient } from "./api-client.ts";

let sent: { address: string; init: RequestInit }[];
const client = createApiClient(async (input, init = {}) => {
  sent.push({ address: String(input), init });
  return Response.json({ ok: true });
});

beforeEach(() => {
  sent = [];
});

test("a call's names become its address, and its last one the method", async () => {
  const answer = await client.api.tuskers.random.tusker.$get({ query: {} });
  expect(answer.ok).toBe(true);
  expect(sent).toEqual([{ address: "/api/tuskers/random/tusker", init: expect.objectContaining({ method: "GET" }) }]);
});

test("parameters go into the path, queries into the query string, and missing ones nowhere", async () => {
  await client.api.tuskers[":id"].$get({ param: { id: "a%2Fb" } });
  await client.api.tuskers.$get({ query: { search: "raja & co", category: undefined, page: "2" } });
  expect(sent.map(({ address }) => address)).toEqual(["/api/tuskers/a%2Fb", "/api/tuskers?search=raja+%26+co&page=2"]);
});

test("a page in another language asks for answers in it", async () => {
  await inLanguage("si", () => client.api.tuskers.$get({ query: { page: "2" } }));
  await inLanguage("ta", () => client.api.desk.$get());
  expect(sent.map(({ address }) => address)).toEqual(["/api/tuskers?page=2&lang=si", "/api/desk?lang=ta"]);
});

test("a body goes as JSON and says so, with the headers and the signal that were given", async () => {
  const { signal } = new AbortController();
  const json = { name: "Raja", age: null, location: "Kandy" };
  await client.api.tuskers[":id"].$put(
    { param: { id: "1" }, header: { "if-match": '"3"' }, json },
    { init: { signal } },
  );
  const init = sent[0]?.init;
  expect(init).toMatchObject({ method: "PUT", body: JSON.stringify(json), signal });
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    "content-type": "application/json",
    "if-match": '"3"',
  });
});

test("what is read sends no body", async () => {
  await client.api.desk.$get();
  expect(sent[0]?.init.body).toBeUndefined();
});

test("headers may come beside the input, also when they are only known at the call", async () => {
  await client.api.desk.$get({}, { headers: { authorization: "Bearer one" } });
  await client.api.desk.$get({}, { headers: async () => ({ authorization: "Bearer two" }) });
  expect(sent.map(({ init }) => new Headers(init.headers).get("authorization"))).toEqual(["Bearer one", "Bearer two"]);
});
