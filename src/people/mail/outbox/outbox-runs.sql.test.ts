import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lastDeliveries, leaveMessage } from "../../../../tests/support/contact-messages.ts";
import { migrateAhead } from "../../../../tests/support/migrate-ahead.ts";
import { AWAY, held, openOutbox, openRunningOutbox, scriptChannel } from "../../../../tests/support/scripted-outbox.ts";
import { TEST_DATABASE } from "../../../../tests/support/test-database.ts";
import { deliveryRowsOf } from "../rows/delivery-rows.server.ts";
import { takeDue } from "./take-delivery.server.ts";

const MINUTE = 60_000;

/** The PostgreSQL driver has timers of its own, so only SQLite's are counted. */
function expectTimers(count: number): void {
  if (TEST_DATABASE === "sqlite") expect(vi.getTimerCount()).toBe(count);
}

describe("the outbox's timer", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  test("brings the next try when it is due, and is one at a time, also while nothing waits", async () => {
    const { channel, sent, next } = scriptChannel();
    const { outbox, clock, leave } = await openRunningOutbox(channel);
    await outbox.settled();
    expectTimers(1);
    next(AWAY);
    await leave();
    await leave({ subject: "two" });
    expect(sent).toHaveLength(2);
    expectTimers(1);
    clock.advance(MINUTE);
    vi.advanceTimersByTime(MINUTE);
    await outbox.settled();
    expect(sent).toHaveLength(3);
    expectTimers(1);
  });

  test("looks again within a minute at what is due in a day, should the clock have been put right", async () => {
    const { channel, sent, next } = scriptChannel();
    const { outbox, clock, db, leave } = await openRunningOutbox(channel);
    next(AWAY);
    await leave();
    await db.write.updateTable("deliveries").set({ next_attempt_at: "2026-03-02T06:00:00.000Z" }).execute();
    clock.advance(MINUTE);
    vi.advanceTimersByTime(MINUTE);
    await outbox.settled();
    expect(sent).toHaveLength(1);
    clock.set("2026-03-02T06:00:00.000Z");
    vi.advanceTimersByTime(MINUTE);
    await outbox.settled();
    expect(sent).toHaveLength(2);
  });

  test("leaves everything to the newer release that has migrated the database, without a word in the log", async () => {
    const { channel, sent, next } = scriptChannel();
    const { services, outbox, clock, leave, logged } = await openRunningOutbox(channel);
    next(AWAY);
    await leave();
    const takeOut = await migrateAhead(services.config);
    logged.length = 0;
    const passMinute = async () => {
      clock.advance(MINUTE);
      vi.advanceTimersByTime(MINUTE);
      await outbox.settled();
    };
    for (let minutes = 0; minutes < 3; minutes += 1) await passMinute();
    expect([sent.length, logged]).toEqual([1, []]);
    await takeOut();
    await passMinute();
    expect(sent).toHaveLength(2);
  });

  test("comes again in a minute when the database could not be used", async () => {
    const { channel, sent } = scriptChannel();
    const { services, outbox, db, logged } = await openOutbox(channel);
    await leaveMessage(services);
    await sql`alter table deliveries rename to deliveries_away`.execute(db.write);
    await outbox.start();
    await outbox.settled();
    expect(logged.join("")).toContain("deliveries");
    await sql`alter table deliveries_away rename to deliveries`.execute(db.write);
    vi.advanceTimersByTime(MINUTE);
    await outbox.settled();
    expect(sent).toHaveLength(1);
  });
});

describe("after a crash in the middle of a try", () => {
  test("the message is tried again when that try must have ended, under the same name", async () => {
    const { channel, sent } = scriptChannel();
    const { services, outbox, db, clock, look } = await openOutbox(channel);
    const id = await leaveMessage(services);
    const taken = await takeDue({ db, rows: deliveryRowsOf("smtp") }, { now: clock.now(), mostAttempts: 8 });
    await outbox.start();
    await outbox.settled();
    expect(sent).toEqual([]);
    clock.advance(5 * MINUTE);
    await look();
    expect(sent).toMatchObject([{ id, deliveryId: `${id}.${taken?.seq}` }]);
    expect(await lastDeliveries(services)).toMatchObject([{ state: "sent", attempts: 2 }]);
  });

  test("one that has ended so at every try is given up", async () => {
    const { channel, sent } = scriptChannel();
    const { services, outbox, db, clock } = await openOutbox(channel);
    await leaveMessage(services);
    for (let tries = 1; tries <= 8; tries += 1) {
      const taken = await takeDue({ db, rows: deliveryRowsOf("smtp") }, { now: clock.now(), mostAttempts: 8 });
      expect(taken?.attempts).toBe(tries);
      clock.advance(5 * MINUTE);
    }
    await outbox.start();
    await outbox.settled();
    expect(sent).toEqual([]);
    expect(await lastDeliveries(services)).toMatchObject([
      { state: "failed", attempts: 8, lastError: expect.stringContaining("not known whether") },
    ]);
  });

  test("a taken delivery is not taken again", async () => {
    const { services, db, clock } = await openOutbox(scriptChannel().channel);
    await leaveMessage(services);
    const take = () => takeDue({ db, rows: deliveryRowsOf("smtp") }, { now: clock.now(), mostAttempts: 8 });
    const taken = await Promise.all([take(), take(), take()]);
    expect(taken.filter((delivery) => delivery !== undefined)).toHaveLength(1);
  });
});

describe("when the site stops", () => {
  test("the running try may come to its end, and nothing more is begun", async () => {
    const { channel, sent, next } = scriptChannel();
    const { outcome, hasBegun, end } = held();
    next(outcome);
    const { services, outbox } = await openRunningOutbox(channel);
    await leaveMessage(services, { subject: "one" });
    await leaveMessage(services, { subject: "two" });
    await hasBegun;
    const closed = outbox.close();
    end();
    await closed;
    expect(sent.map((message) => message.subject)).toEqual(["one"]);
    expect(await lastDeliveries(services)).toMatchObject([{ state: "waiting", attempts: 0 }]);
    await outbox.start();
    outbox.wake();
    await outbox.settled();
    expect(sent).toHaveLength(1);
  });

  test("a try that does not end is broken off, not counted, and comes first after the next start", async () => {
    const { channel, sent, next } = scriptChannel();
    const { outcome, hasBegun } = held();
    next(outcome);
    const { services, another, clock } = await openOutbox(channel);
    const stopped = another(1);
    await stopped.start();
    await leaveMessage({ ...services, outbox: stopped });
    await hasBegun;
    await stopped.close();
    expect(await lastDeliveries(services)).toMatchObject([
      { state: "waiting", attempts: 0, nextAttemptAt: clock.now().toISOString() },
    ]);
    const restarted = another();
    await restarted.start();
    await restarted.settled();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.deliveryId).toBe(sent[0]?.deliveryId);
    expect(await lastDeliveries(services)).toMatchObject([{ state: "sent", attempts: 1, lastError: null }]);
  });
});
