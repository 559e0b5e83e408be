import { join } from "node:path";
import { expect, test } from "vitest";
import { filesBelow } from "../../../tests/support/sample-images.ts";
import { openTestApi } from "../../../tests/support/test-api.ts";

const message = { name: "Nimal", email: "nimal@example.com", subject: "A name", message: "How is his name spelt?" };

test("a message is kept", async () => {
  const { call, services } = await openTestApi();
  const answer = await call("POST", "/api/contact", { json: message });
  expect([answer.status, await answer.json()]).toEqual([201, { received: true }]);
  const rows = await services.db.read.selectFrom("contact_messages").selectAll().execute();
  expect(rows).toMatchObject([{ ...message, created_at: "2026-03-01T06:00:00.000Z" }]);
});

test.each([
  ["no name", { name: "" }, "name"],
  ["a broken address", { email: "nimal@" }, "email"],
  ["an empty message", { message: "  " }, "message"],
  ["a subject of two lines", { subject: "one\r\nBcc: x@example.com" }, "subject"],
])("a message with %s is refused at its field and not kept", async (_case, fields, path) => {
  const { call, services } = await openTestApi();
  const answer = await call("POST", "/api/contact", { json: { ...message, ...fields } });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ path }] });
  expect(await services.db.read.selectFrom("contact_messages").selectAll().execute()).toEqual([]);
});

test("the same message sent again is kept once, and after ten minutes it is another one", async () => {
  const { call, services } = await openTestApi();
  const kept = async () => (await services.db.read.selectFrom("contact_messages").selectAll().execute()).length;
  const send = (fields = {}) => call("POST", "/api/contact", { json: { ...message, ...fields } });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await kept()).toBe(1);
  await send({ message: "How is his name spelt, please?" });
  expect(await kept()).toBe(2);
  services.clock.advance(10 * 60_000 + 1);
  await send();
  expect(await kept()).toBe(3);
});

test("a message in which the field for programs is filled in is kept, and not sent on", async () => {
  const { call, services } = await openTestApi({
    SMTP_URL: "smtp://127.0.0.1:1",
    CONTACT_TO: "keeper@tuskers.example",
    CONTACT_FROM: "site@tuskers.example",
  });
  const answer = await call("POST", "/api/contact", { json: { ...message, website: "https://spam.example" } });
  expect([answer.status, await answer.json()]).toEqual([201, { received: true }]);
  expect(await services.db.read.selectFrom("contact_messages").select("name").execute()).toHaveLength(1);
  expect(await services.db.read.selectFrom("deliveries").selectAll().execute()).toEqual([]);
  await call("POST", "/api/contact", { json: { ...message, subject: "Another", website: "" } });
  expect(await services.db.read.selectFrom("deliveries").selectAll().execute()).toHaveLength(1);
});

test("the address of who sent a message, or failed to sign in, is written to no file", async () => {
  const address = "203.0.113.77";
  const { api, services } = await openTestApi();
  const send = (path: string, body: object) =>
    api.request(
      path,
      { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
      { clientAddress: address },
    );
  expect((await send("/api/contact", message)).status).toBe(201);
  expect((await send("/api/auth/login", { username: "keeper", password: "a wrong guess" })).status).toBe(401);
  // A database server keeps its rows outside our files, so search a copy of them.
  await services.db.copyInto(join(services.config.dataDir, "copy.db"));
  const files = await filesBelow(services.config.dataDir);
  expect([...files.keys()].some((path) => path.includes(".db"))).toBe(true);
  for (const [path, bytes] of files) expect([path, bytes.includes(address)]).toEqual([path, false]);
});

test("the sixth message within ten minutes from one place has to wait", async () => {
  const { call } = await openTestApi();
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await call("POST", "/api/contact", { json: message })).status).toBe(201);
  }
  const refused = await call("POST", "/api/contact", { json: message });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
