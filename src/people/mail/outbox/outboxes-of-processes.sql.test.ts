import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { leaveMessage } from "../../../../tests/support/contact-messages.ts";
import { openTestServices, type TestClock } from "../../../../tests/support/test-services.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import type { OutgoingMessage } from "../channels/message-channel.server.ts";
import { deliveryRowsOf } from "../rows/delivery-rows.server.ts";
import { createOutbox } from "./outbox.server.ts";
import { takeDue } from "./take-delivery.server.ts";

const MINUTE = 60_000;

/** An outbox of one process, which records what it sends. */
function openOutbox({ db, clock }: Pick<Services, "db" | "clock">) {
  const sent: OutgoingMessage[] = [];
  const channel = { name: "smtp", send: async (message: OutgoingMessage) => void sent.push(message) } as const;
  const outbox = createOutbox({ db, channels: [channel], clock, log: pino({ level: "silent" }) });
  onTestFinished(() => outbox.close());
  return { outbox, sent };
}

/** Two processes on one database; with PostgreSQL each has its own connections. */
async function openProcesses() {
  const one: Services & { clock: TestClock } = await openTestServices();
  const { databaseUrl } = one.config;
  const { db } = databaseUrl === undefined ? one : await openTestServices({ DATABASE_URL: databaseUrl });
  const { clock } = one;
  return { db: one.db, clock, one: openOutbox(one), other: openOutbox({ db, clock }) };
}

test("of two processes one sends each message", async () => {
  const { db, clock, one, other } = await openProcesses();
  for (let count = 0; count < 40; count += 1) {
    await leaveMessage({ db, clock, outbox: one.outbox }, { subject: `No. ${count}` });
  }
  await Promise.all([one.outbox.start(), other.outbox.start()]);
  await Promise.all([one.outbox.settled(), other.outbox.settled()]);
  const all = [...one.sent, ...other.sent].map(({ deliveryId }) => deliveryId);
  expect([all.length, new Set(all).size]).toEqual([40, 40]);
});

test("one process takes over from a dead one without being woken", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  // The first one's outbox never runs: it stored one message and had begun to send another when it died.
  const { db, clock, one, other } = await openProcesses();
  await other.outbox.start();
  await other.outbox.settled();
  await leaveMessage({ db, clock, outbox: one.outbox }, { subject: "begun" });
  await takeDue({ db, rows: deliveryRowsOf("smtp") }, { now: clock.now(), mostAttempts: 8 });
  await leaveMessage({ db, clock, outbox: one.outbox }, { subject: "taken in" });
  const passMinute = async () => {
    clock.advance(MINUTE);
    vi.advanceTimersByTime(MINUTE);
    await other.outbox.settled();
    return other.sent.map(({ subject }) => subject);
  };
  for (let minute = 1; minute <= 4; minute += 1) expect(await passMinute()).toEqual(["taken in"]);
  expect(await passMinute()).toEqual(["taken in", "begun"]);
});
