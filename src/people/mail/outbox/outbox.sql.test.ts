import { describe, expect, onTestFinished, test } from "vitest";
import { lastDeliveries, leaveMessage, SOME_MESSAGE } from "../../../../tests/support/contact-messages.ts";
import {
  AWAY,
  held,
  openOutbox,
  openRunningOutbox,
  REFUSED,
  scriptChannel,
} from "../../../../tests/support/scripted-outbox.ts";
import { deleteMessage } from "../../messages/inbox/delete-message.server.ts";
import { sendMessageAgain } from "../../messages/inbox/send-message-again.server.ts";
import { createOutbox } from "./outbox.server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe("the outbox", () => {
  test("sends a new message at once through every channel, one delivery for each", async () => {
    const [smtp, emailjs] = [scriptChannel("smtp"), scriptChannel("emailjs")];
    const { services, leave } = await openRunningOutbox(smtp.channel, emailjs.channel);
    const id = await leave();
    for (const { sent } of [smtp, emailjs]) {
      expect(sent).toMatchObject([{ ...SOME_MESSAGE, id, createdAt: "2026-03-01T06:00:00.000Z" }]);
    }
    const sent = { state: "sent", attempts: 1, nextAttemptAt: null, lastError: null };
    expect(await lastDeliveries(services)).toMatchObject([
      { channel: "smtp", ...sent },
      { channel: "emailjs", ...sent },
    ]);
  });

  test("sends nothing before it is started, and then what had been waiting, in its order", async () => {
    const { channel, sent } = scriptChannel();
    const { services, outbox, clock, leave } = await openOutbox(channel);
    await leaveMessage(services, { subject: "one" });
    clock.advance(1);
    await leave({ subject: "two" });
    expect(sent).toEqual([]);
    await outbox.start();
    await outbox.settled();
    expect(sent.map((message) => message.subject)).toEqual(["one", "two"]);
  });

  test("stores messages without a delivery where no channel is set up", async () => {
    const { services } = await openRunningOutbox();
    await leaveMessage(services);
    expect(await lastDeliveries(services)).toEqual([]);
  });

  test("tries again after 1, 5 and 15 minutes, 1, 4, 12 and 24 hours, and gives up after the eighth try", async () => {
    const { channel, sent, always } = scriptChannel();
    always(AWAY);
    const { services, clock, look, leave } = await openRunningOutbox(channel);
    await leave();
    for (const delay of [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, 24 * HOUR]) {
      const tries = sent.length;
      const due = new Date(clock.now().getTime() + delay).toISOString();
      expect(await lastDeliveries(services)).toMatchObject([
        { state: "waiting", attempts: tries, nextAttemptAt: due, lastError: "The server is away." },
      ]);
      clock.advance(delay - 1);
      await look();
      expect(sent).toHaveLength(tries);
      clock.advance(1);
      await look();
      expect(sent).toHaveLength(tries + 1);
    }
    const givenUp = { state: "failed", attempts: 8, nextAttemptAt: null, lastError: "The server is away." };
    expect(await lastDeliveries(services)).toMatchObject([givenUp]);
    clock.advance(1000 * HOUR);
    await look();
    expect(sent).toHaveLength(8);
    expect(new Set(sent.map((message) => message.deliveryId)).size).toBe(1);
  });

  test("gives up at once on a permanent refusal, and continues with the next message", async () => {
    const { channel, sent, next } = scriptChannel();
    next(REFUSED);
    const { services, outbox, leave } = await openOutbox(channel);
    await leaveMessage(services, { subject: "one" });
    await outbox.start();
    await outbox.settled();
    const givenUp = { state: "failed", attempts: 1, nextAttemptAt: null, lastError: "The server refused it." };
    expect(await lastDeliveries(services)).toMatchObject([givenUp]);
    await leave({ subject: "two" });
    expect(sent.map((message) => message.subject)).toEqual(["one", "two"]);
  });

  test("keeps a sentence about what was sent with a reservation, and forgets the error of an earlier try", async () => {
    const { channel, next } = scriptChannel();
    const { services, clock, look, leave } = await openRunningOutbox(channel);
    next(AWAY);
    next("Not taken for one of them.");
    await leave();
    clock.advance(MINUTE);
    await look();
    expect(await lastDeliveries(services)).toMatchObject([
      { state: "sent", attempts: 2, lastError: "Not taken for one of them." },
    ]);
  });

  test("retries after an internal error, whose details only the log contains", async () => {
    const { channel, next } = scriptChannel();
    next(new TypeError("password is not a function"));
    const { services, logged, leave } = await openRunningOutbox(channel);
    await leave();
    expect(await lastDeliveries(services)).toMatchObject([
      { state: "waiting", lastError: expect.not.stringContaining("password") },
    ]);
    expect(logged.join("")).toContain("password is not a function");
  });

  test("lets no channel wait for another", async () => {
    const [smtp, emailjs] = [scriptChannel("smtp"), scriptChannel("emailjs")];
    const { outcome, hasBegun, end } = held();
    smtp.next(outcome);
    const { services, outbox } = await openRunningOutbox(smtp.channel, emailjs.channel);
    await leaveMessage(services);
    await hasBegun;
    await expect.poll(() => lastDeliveries(services)).toMatchObject([{ state: "waiting" }, { state: "sent" }]);
    end();
    await outbox.settled();
    expect(await lastDeliveries(services)).toMatchObject([{ state: "sent" }, { state: "sent" }]);
  });

  test("notices a message that comes while it sends another", async () => {
    const { channel, sent, next } = scriptChannel();
    const { outcome, hasBegun, end } = held();
    next(outcome);
    const { services, outbox } = await openRunningOutbox(channel);
    await leaveMessage(services, { subject: "one" });
    await hasBegun;
    await leaveMessage(services, { subject: "two" });
    end();
    await outbox.settled();
    expect(sent.map((message) => message.subject)).toEqual(["one", "two"]);
  });

  test("misses none of many that come at the same time", async () => {
    const { channel, sent } = scriptChannel();
    const { services, outbox } = await openRunningOutbox(channel);
    const subjects = Array.from({ length: 40 }, (_, index) => `No. ${index}`);
    await Promise.all(subjects.map((subject) => leaveMessage(services, { subject })));
    await outbox.settled();
    expect(sent.map((message) => message.subject).toSorted()).toEqual(subjects.toSorted());
  });

  test("misses nothing that comes in the moment before it goes to sleep", async () => {
    const { channel, sent } = scriptChannel();
    const { services, db, clock } = await openOutbox(channel);
    const { outcome: lookedUp, hasBegun: isLooking, end: goOn } = held();
    let looks = 0;
    // Make the first query for the next due time slow.
    const read = db.read.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        looks += 1;
        if (looks === 1) await lookedUp(new AbortController().signal);
        return result;
      },
    });
    const outbox = createOutbox({ db: { ...db, read }, channels: [channel], clock, log: services.log });
    onTestFinished(() => outbox.close());
    await outbox.start();
    await isLooking;
    await leaveMessage({ ...services, outbox });
    expect(sent).toEqual([]);
    goOn();
    await outbox.settled();
    expect(sent).toHaveLength(1);
  });

  test("says in the log how it went, and nothing of the visitor", async () => {
    const { channel, next } = scriptChannel();
    const { services, logged, leave } = await openRunningOutbox(channel);
    next(AWAY);
    const id = await leaveMessage(services);
    await leave({ subject: "two" });
    const lines = logged.join("");
    expect(lines).toContain("The server is away.");
    expect(lines).toContain("A contact message was delivered");
    expect(lines).toContain(id);
    for (const text of Object.values(SOME_MESSAGE)) expect(lines).not.toContain(text);
  });

  test("leaves waiting what is meant for a channel that is not set up any more, and says so", async () => {
    const emailjs = scriptChannel("emailjs");
    const { services, db, clock, another } = await openOutbox(emailjs.channel);
    await leaveMessage(services);
    const smtpOnly = createOutbox({ db, channels: [scriptChannel("smtp").channel], clock, log: services.log });
    await smtpOnly.start();
    await smtpOnly.settled();
    await smtpOnly.close();
    expect(await lastDeliveries(services)).toMatchObject([
      { channel: "emailjs", state: "waiting", attempts: 0, lastError: expect.stringContaining("no longer configured") },
    ]);
    const setUpAgain = another();
    await setUpAgain.start();
    await setUpAgain.settled();
    expect(emailjs.sent).toHaveLength(1);
    expect(await lastDeliveries(services)).toMatchObject([{ state: "sent", lastError: null }]);
  });
});

describe("while a message is being sent", () => {
  test("it may be deleted, and nothing of it comes back", async () => {
    const { channel, next } = scriptChannel();
    const { outcome, hasBegun, end } = held();
    next(outcome);
    const { services, outbox, db, logged } = await openRunningOutbox(channel);
    const id = await leaveMessage(services);
    await hasBegun;
    await deleteMessage(services, id, { username: "keeper" });
    end();
    await outbox.settled();
    expect(await db.read.selectFrom("deliveries").selectAll().execute()).toEqual([]);
    expect(logged.join("")).not.toContain('"level":50');
  });

  test("asking to send it again does not send it twice", async () => {
    const { channel, sent, next } = scriptChannel();
    const { outcome, hasBegun, end } = held();
    next(outcome);
    const { services, outbox } = await openRunningOutbox(channel);
    const id = await leaveMessage(services);
    await hasBegun;
    await sendMessageAgain(services, id, { username: "keeper" });
    end();
    await outbox.settled();
    expect(sent).toHaveLength(1);
    expect(await lastDeliveries(services)).toMatchObject([{ state: "sent", attempts: 1 }]);
  });
});
