import { expect, test } from "vitest";
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
  ["no name", { name: "" }, "Your name is required."],
  ["a broken address", { email: "nimal@" }, "This is not a complete email address, such as name@example.com."],
  ["an empty message", { message: "  " }, "Message is required."],
  ["a subject of two lines", { subject: "one\r\nBcc: x@example.com" }, "Subject must be one line."],
])("a message with %s is refused in plain words and not kept", async (_case, fields, sentence) => {
  const { call, services } = await openTestApi();
  const answer = await call("POST", "/api/contact", { json: { ...message, ...fields } });
  expect(answer.status).toBe(422);
  expect(((await answer.json()) as { message: string }).message).toBe(sentence);
  expect(await services.db.read.selectFrom("contact_messages").selectAll().execute()).toEqual([]);
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
