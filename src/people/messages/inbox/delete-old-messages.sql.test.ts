import { expect, test, vi } from "vitest";
import { leaveMessage } from "../../../../tests/support/contact-messages.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { insertActivity, listActivities } from "../../activity/activity-rows.server.ts";
import { deleteMessage } from "./delete-message.server.ts";
import { deleteOldMessages, keepDeletingOldMessages } from "./delete-old-messages.server.ts";
import { sendMessageAgain } from "./send-message-again.server.ts";

const SMTP = { SMTP_URL: "smtp://127.0.0.1:1", CONTACT_TO: "keeper@tuskers.example" };

async function openWithMessages() {
  const services = await openTestServices(SMTP);
  const ids: string[] = [];
  for (const sentAt of ["2023-11-21T10:00:00.000Z", "2024-11-21T10:00:00.000Z", "2026-01-01T00:00:00.000Z"]) {
    services.clock.set(sentAt);
    ids.push(await leaveMessage(services));
  }
  services.clock.set("2026-11-21T10:00:00.000Z");
  const { read } = services.db;
  const kept = async () =>
    (await read.selectFrom("contact_messages").select("created_at").orderBy("seq").execute()).map((row) =>
      row.created_at.slice(0, 4),
    );
  const deliveries = async () => (await read.selectFrom("deliveries").select("seq").execute()).length;
  const activities = async () =>
    (await listActivities(read, { limit: 100, offset: 0 })).map(({ action, subject }) => [action, subject.id]);
  return { services, ids, kept, deliveries, activities };
}

test("messages older than two years are deleted, others stay", async () => {
  const { services, kept } = await openWithMessages();
  expect(await deleteOldMessages(services)).toBe(1);
  expect(await kept()).toEqual(["2024", "2026"]);
  services.clock.advance(1);
  expect(await deleteOldMessages(services)).toBe(1);
  expect(await kept()).toEqual(["2026"]);
});

test("their deliveries go with them, and so does what the activity list says of them", async () => {
  const { services, ids, deliveries, activities } = await openWithMessages();
  for (const id of ids) await sendMessageAgain(services, id, { username: "keeper" });
  expect(await deliveries()).toBe(3);
  expect(await activities()).toHaveLength(3);
  await deleteOldMessages(services);
  expect(await deliveries()).toBe(2);
  expect(await activities()).toEqual([
    ["sent again", ids[2]],
    ["sent again", ids[1]],
  ]);
});

test("what the activity list says of deleted messages goes two years later, and of other things it stays", async () => {
  const { services, ids, activities } = await openWithMessages();
  const { clock, db } = services;
  await deleteMessage(services, ids[2] ?? "", { username: "keeper" });
  await db.write.transaction().execute((transaction) =>
    insertActivity(transaction, {
      username: "keeper",
      action: "created",
      subject: { kind: "tusker", id: "a".repeat(24), name: "Gemunu" },
      now: clock.now(),
    }),
  );
  clock.set("2028-11-21T10:00:00.000Z");
  await deleteOldMessages(services);
  expect(await activities()).toHaveLength(2);
  clock.advance(1);
  await deleteOldMessages(services);
  expect(await activities()).toEqual([["created", "a".repeat(24)]]);
});

test("many at once are deleted as well", async () => {
  const { services, kept, deliveries } = await openWithMessages();
  services.clock.set("2020-01-01T00:00:00.000Z");
  for (let count = 0; count < 401; count += 1) await leaveMessage(services, { subject: `No. ${count}` });
  services.clock.set("2026-11-21T10:00:00.000Z");
  expect(await deleteOldMessages(services)).toBe(402);
  expect(await kept()).toEqual(["2024", "2026"]);
  expect(await deliveries()).toBe(2);
});

test("a site that starts deletes them at once", async () => {
  const { services, kept } = await openWithMessages();
  const stop = keepDeletingOldMessages(services);
  await vi.waitFor(async () => expect(await kept()).toEqual(["2024", "2026"]), { timeout: 30_000 });
  stop();
});
