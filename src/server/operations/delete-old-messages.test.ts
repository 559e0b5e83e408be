import { expect, test, vi } from "vitest";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { deleteOldMessages, keepDeletingOldMessages } from "./delete-old-messages.ts";
import { storeContactMessage } from "./store-contact-message.ts";

const message = { name: "Nimal", email: "nimal@example.com", subject: "A name", message: "How is it spelt?" };

async function openWithMessages() {
  const services = await openTestServices();
  for (const sentAt of ["2023-11-21T10:00:00.000Z", "2024-11-21T10:00:00.000Z", "2026-01-01T00:00:00.000Z"]) {
    services.clock.set(sentAt);
    await storeContactMessage(services, message);
  }
  services.clock.set("2026-11-21T10:00:00.000Z");
  const kept = async () =>
    (await services.db.read.selectFrom("contact_messages").select("created_at").orderBy("seq").execute()).map((row) =>
      row.created_at.slice(0, 4),
    );
  return { services, kept };
}

test("messages older than two years are deleted, others stay", async () => {
  const { services, kept } = await openWithMessages();
  expect(await deleteOldMessages(services)).toBe(1);
  expect(await kept()).toEqual(["2024", "2026"]);
  services.clock.advance(1);
  expect(await deleteOldMessages(services)).toBe(1);
  expect(await kept()).toEqual(["2026"]);
});

test("a site that starts deletes them at once", async () => {
  const { services, kept } = await openWithMessages();
  const stop = keepDeletingOldMessages(services);
  await vi.waitFor(async () => expect(await kept()).toEqual(["2024", "2026"]));
  stop();
});
