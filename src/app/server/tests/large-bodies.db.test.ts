import { describe, expect, test } from "vitest";
import { openTestApi, TEST_PASSWORD, TEST_USERNAME } from "../../../../tests/support/test-api.ts";

const unknownKeys = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"${index.toString(36)}":0`).join(",")}}`;

const asJson = { "Content-Type": "application/json" };

const OPEN_CALLS: [path: string, bytes: number][] = [
  ["/api/auth/login", 16_000],
  ["/api/auth/password-reset", 16_000],
  ["/api/contact", 64_000],
  [`/api/invitations/${"a".repeat(43)}`, 64_000],
];

describe.each(OPEN_CALLS)("POST %s by a stranger", (path, bytes) => {
  test("is read up to its limit alone", async () => {
    const { call } = await openTestApi();
    const send = (length: number) => call("POST", path, { headers: asJson, body: `{"a":"${"x".repeat(length - 8)}"}` });
    expect((await send(bytes)).status).toBe(422);
    expect((await send(bytes + 1)).status).toBe(413);
    expect((await call("POST", path, { headers: asJson, body: unknownKeys(100_000) })).status).toBe(413);
  });

  test("gets a response shorter than the request, whatever was wrong", async () => {
    const { call } = await openTestApi();
    for (const body of [unknownKeys(1_500), `{"${"k".repeat(15_000)}":0}`]) {
      const answer = await call("POST", path, { headers: asJson, body });
      expect(answer.status).toBe(422);
      expect((await answer.text()).length).toBeLessThan(body.length);
    }
  });

  test("is counted before it is read, 120 times a minute", async () => {
    const { call } = await openTestApi();
    const send = () => call("POST", path, { headers: asJson, body: "{" });
    for (let sent = 0; sent < 120; sent += 1) expect((await send()).status).toBe(400);
    expect((await send()).status).toBe(429);
  });
});

test("a browser that signed in before can sign in while others behind the same router send what is never read", async () => {
  const { call } = await openTestApi();
  const path = "/api/auth/login";
  const json = { username: TEST_USERNAME, password: TEST_PASSWORD };
  const cookie = (await call("POST", path, { json })).headers.get("set-cookie")?.split(";")[0] ?? "";
  for (let sent = 0; sent < 120; sent += 1) await call("POST", path, { headers: asJson, body: "{" });
  expect((await call("POST", path, { json })).status).toBe(429);
  expect((await call("POST", path, { json, headers: { cookie } })).status).toBe(200);
});

test.each([
  ["many unknown fields", unknownKeys(100_000)],
  ["a long name of a field", `{"${"k".repeat(900_000)}":0}`],
  [
    "many pictures that are not there",
    JSON.stringify({ images: Array.from({ length: 20_000 }, () => "/uploads/public/x.jpg") }),
  ],
])("a save with %s is answered with a few of them", async (_, body) => {
  const { call, token } = await openTestApi();
  const answer = await call("POST", "/api/tuskers", { token, headers: asJson, body });
  expect(answer.status).toBe(422);
  const text = await answer.text();
  expect(text.length).toBeLessThan(20_000);
  expect(JSON.parse(text).errors.length).toBeLessThanOrEqual(20);
});
