import { describe, expect, test } from "vitest";
import { lastDeliveries, leaveMessage, SOME_MESSAGE } from "../../../tests/support/contact-messages.ts";
import { startMailServer } from "../../../tests/support/mail-server.ts";
import { startMailService } from "../../../tests/support/mail-service.ts";
import { problem } from "../../../tests/support/problem.ts";
import { readMail } from "../../../tests/support/read-mail.ts";
import { openTestApi } from "../../../tests/support/test-api.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { listActivities } from "../activity/activity-rows.server.ts";
import type { ReceivedMessage } from "../mail/received-message.ts";

const NOBODY = "0123456789abcdef01234567";

/** SMTP settings that point to a server that does not respond. */
const SMTP_AWAY = { SMTP_URL: "smtp://127.0.0.1:1", CONTACT_TO: "keeper@tuskers.example" };

async function openInbox(environment: Record<string, string> = {}) {
  const api = await openTestApi(environment);
  const { call, token, services } = api;
  const ask = (method: string, path: string, json?: unknown) => call(method, path, { token, json });
  const list = async (query = ""): Promise<ReceivedMessage[]> =>
    (await (await ask("GET", `/api/messages${query}`)).json()) as ReceivedMessage[];
  const activities = async () =>
    (await listActivities(services.db.read, { limit: 100, offset: 0 })).filter(
      ({ subject }) => subject.kind === "message",
    );
  return { ...api, ask, list, activities };
}

const bodyOf = async (answer: Response | Promise<Response>) => (await (await answer).json()) as ReceivedMessage;

describe("the list of messages", () => {
  test("holds what visitors sent, the newest first, with how it went on", async () => {
    const { call, list, services } = await openInbox(SMTP_AWAY);
    await call("POST", "/api/contact", { json: SOME_MESSAGE });
    services.clock.advance(1000);
    await call("POST", "/api/contact", { json: { ...SOME_MESSAGE, subject: "Another" } });
    const messages = await list();
    expect(messages.map((message) => message.subject)).toEqual(["Another", "A name"]);
    expect(messages[1]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      ...SOME_MESSAGE,
      createdAt: "2026-03-01T06:00:00.000Z",
      readAt: null,
      deliveries: [
        {
          channel: "smtp",
          state: "waiting",
          attempts: 0,
          nextAttemptAt: "2026-03-01T06:00:00.000Z",
          lastError: null,
          updatedAt: "2026-03-01T06:00:00.000Z",
        },
      ],
    });
  });

  test("comes in pages of twenty, or of the requested length", async () => {
    const { ask, list, services } = await openInbox();
    for (let number = 1; number <= 21; number += 1) await leaveMessage(services, { subject: `No. ${number}` });
    const answer = await ask("GET", "/api/messages");
    expect(answer.headers.get("x-total-count")).toBe("21");
    expect(answer.headers.get("link")).toContain('</api/messages?page=2&limit=20>; rel="next"');
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(((await answer.json()) as unknown[]).length).toBe(20);
    expect((await list("?page=2")).map((message) => message.subject)).toEqual(["No. 1"]);
    expect((await list("?limit=2&page=2")).map((message) => message.subject)).toEqual(["No. 19", "No. 18"]);
    expect(await list("?page=99")).toEqual([]);
    const wrong = await ask("GET", "/api/messages?limit=101");
    expect(wrong.status).toBe(422);
  });

  test("can be of unread ones only", async () => {
    const { ask, list, services } = await openInbox();
    const first = await leaveMessage(services, { subject: "one" });
    await leaveMessage(services, { subject: "two" });
    await ask("PUT", `/api/messages/${first}`, { read: true });
    const unread = await ask("GET", "/api/messages?unread=1");
    expect(unread.headers.get("x-total-count")).toBe("1");
    expect(((await unread.json()) as ReceivedMessage[]).map((message) => message.subject)).toEqual(["two"]);
    expect(await list("?unread=0")).toHaveLength(2);
    const wrong = await ask("GET", "/api/messages?unread=yes");
    expect(wrong.status).toBe(422);
  });
});

describe("a message", () => {
  test("is marked as read once, and as not read again", async () => {
    const { ask, services } = await openInbox();
    const id = await leaveMessage(services);
    const mark = (read: boolean) => bodyOf(ask("PUT", `/api/messages/${id}`, { read }));
    expect(await mark(true)).toMatchObject({ _id: id, readAt: "2026-03-01T06:00:00.000Z" });
    services.clock.advance(60_000);
    expect(await mark(true)).toMatchObject({ readAt: "2026-03-01T06:00:00.000Z" });
    expect(await mark(false)).toMatchObject({ readAt: null });
    expect(await mark(true)).toMatchObject({ readAt: "2026-03-01T06:01:00.000Z" });
  });

  test.each([
    [{ read: "yes" }, "read"],
    [{}, "read"],
    [{ read: true, subject: "Changed" }, "subject"],
  ])("is not marked by %j", async (json, path) => {
    const { ask, services } = await openInbox();
    const answer = await ask("PUT", `/api/messages/${await leaveMessage(services)}`, json);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path }] });
  });

  test("is deleted for ever with its deliveries, and the activity names nobody", async () => {
    const { ask, list, services, activities } = await openInbox(SMTP_AWAY);
    const id = await leaveMessage(services);
    const kept = await leaveMessage(services, { subject: "Kept" });
    const answer = await ask("DELETE", `/api/messages/${id}`);
    expect([answer.status, await answer.json()]).toEqual([200, { _id: id }]);
    expect((await list()).map((message) => message._id)).toEqual([kept]);
    expect(await services.db.read.selectFrom("deliveries").select("seq").execute()).toHaveLength(1);
    expect(await activities()).toMatchObject([
      {
        username: "keeper",
        action: "deleted",
        subject: { kind: "message", id, name: "Message of 2026-03-01" },
        detail: null,
      },
    ]);
    const again = await ask("DELETE", `/api/messages/${id}`);
    expect(again.status).toBe(404);
  });

  test.each([
    ["PUT", `/api/messages/${NOBODY}`, { read: true }],
    ["DELETE", `/api/messages/${NOBODY}`, undefined],
    ["POST", `/api/messages/${NOBODY}/deliveries`, undefined],
    ["POST", "/api/messages/nonsense/deliveries", undefined],
  ])("that does not exist is reported: %s %s", async (method, path, json) => {
    const { ask, activities } = await openInbox(SMTP_AWAY);
    const answer = await ask(method, path, json);
    expect(answer.status).toBe(404);
    expect(await activities()).toEqual([]);
  });
});

describe("sending a message again", () => {
  test("restarts failed deliveries at once, and is in the activity list", async () => {
    const server = await startMailServer();
    const { ask, services, activities } = await openInbox({
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      CONTACT_TO: "keeper@tuskers.example",
    });
    await services.outbox.start();
    server.behaviour = "refuse";
    const id = await leaveMessage(services);
    await services.outbox.settled();
    expect(await lastDeliveries(services)).toMatchObject([
      {
        state: "failed",
        attempts: 1,
        lastError: expect.stringContaining("550 No such mailbox"),
      },
    ]);
    server.behaviour = "accept";
    const answer = await ask("POST", `/api/messages/${id}/deliveries`);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { _id: id, deliveries: [{ channel: "smtp", state: "waiting", attempts: 0, lastError: null }] },
    ]);
    await services.outbox.settled();
    expect(server.received).toHaveLength(1);
    expect(await lastDeliveries(services)).toMatchObject([{ state: "sent", attempts: 1 }]);
    expect(await activities()).toMatchObject([
      { username: "keeper", action: "sent again", subject: { kind: "message", id, name: "Message of 2026-03-01" } },
    ]);
  });

  test("sends what was sent before as another e-mail, which no reader takes for the first", async () => {
    const server = await startMailServer();
    const { ask, services } = await openInbox({
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      CONTACT_TO: "keeper@tuskers.example",
    });
    await services.outbox.start();
    const id = await leaveMessage(services);
    await services.outbox.settled();
    await ask("POST", `/api/messages/${id}/deliveries`);
    await services.outbox.settled();
    const names = server.received.map(({ source }) => readMail(source).headers["message-id"]);
    expect(names).toHaveLength(2);
    expect(names[1]).not.toBe(names[0]);
  });

  test("brings forward what waits for its next try, without forgetting the tries", async () => {
    const server = await startMailServer();
    const { ask, services } = await openInbox({
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      CONTACT_TO: "keeper@tuskers.example",
    });
    await services.outbox.start();
    server.behaviour = "later";
    const id = await leaveMessage(services);
    await services.outbox.settled();
    server.behaviour = "accept";
    const sending = await bodyOf(ask("POST", `/api/messages/${id}/deliveries`));
    expect(sending.deliveries).toMatchObject([{ attempts: 1, nextAttemptAt: services.clock.now().toISOString() }]);
    await services.outbox.settled();
    expect(await lastDeliveries(services)).toMatchObject([{ state: "sent", attempts: 2 }]);
  });

  test("takes the channels that were set up since", async () => {
    const service = await startMailService();
    const before = await openTestServices();
    const id = await leaveMessage(before);
    const { services, ask } = await openInbox({
      DATA_DIR: before.config.dataDir,
      EMAILJS_SERVICE_ID: "service_a",
      EMAILJS_TEMPLATE_ID: "template_b",
      EMAILJS_PUBLIC_KEY: "public-c",
      EMAILJS_ENDPOINT: service.url,
    });
    await services.outbox.start();
    expect((await ask("POST", `/api/messages/${id}/deliveries`)).status).toBe(200);
    await services.outbox.settled();
    expect(service.received).toHaveLength(1);
    expect(await lastDeliveries(services)).toMatchObject([{ channel: "emailjs", state: "sent" }]);
  });

  test("is refused where no channel is set up, and says why", async () => {
    const { ask, services, activities } = await openInbox();
    const answer = await ask("POST", `/api/messages/${await leaveMessage(services)}/deliveries`);
    expect([answer.status, await answer.json()]).toEqual([409, problem({ statusCode: 409, code: "no_channel" })]);
    expect(await activities()).toEqual([]);
  });
});

describe("the contact form", () => {
  test("answers while the mail server still lets the site wait, and when it is away", async () => {
    const server = await startMailServer();
    const { call, services } = await openInbox({
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      CONTACT_TO: "keeper@tuskers.example",
    });
    await services.outbox.start();
    server.behaviour = "hang";
    const arrived = server.nextText();
    expect((await call("POST", "/api/contact", { json: SOME_MESSAGE })).status).toBe(201);
    await arrived;
    const another = (subject: string) => call("POST", "/api/contact", { json: { ...SOME_MESSAGE, subject } });
    expect((await another("one")).status).toBe(201);
    await server.stop();
    await services.outbox.settled();
    expect((await another("two")).status).toBe(201);
    await services.outbox.settled();
    expect(await lastDeliveries(services)).toMatchObject([
      { state: "waiting", attempts: 1, lastError: expect.any(String) },
    ]);
  });

  test("keeps no message without its deliveries", async () => {
    const { call, services } = await openInbox(SMTP_AWAY);
    await services.db.write.schema.dropTable("deliveries").execute();
    expect((await call("POST", "/api/contact", { json: SOME_MESSAGE })).status).toBe(500);
    expect(await services.db.read.selectFrom("contact_messages").select("id").execute()).toEqual([]);
  });
});
