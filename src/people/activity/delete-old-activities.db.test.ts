import { expect, test, vi } from "vitest";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { insertActivity, listActivities } from "./activity-rows.server.ts";
import { deleteOldActivities, keepDeletingOldActivities } from "./delete-old-activities.server.ts";

async function openWithActivities() {
  const services = await openTestServices();
  for (const time of ["2023-11-21T10:00:00.000Z", "2024-11-21T10:00:00.000Z", "2026-01-01T00:00:00.000Z"]) {
    await services.db.write.transaction().execute((transaction) =>
      insertActivity(transaction, {
        username: "nimal",
        action: "signed in",
        subject: { kind: "account", id: null, name: "nimal" },
        now: new Date(time),
      }),
    );
  }
  services.clock.set("2026-11-21T10:00:00.000Z");
  const kept = async () =>
    (await listActivities(services.db.read, { limit: 10, offset: 0 })).map((line) => line.happenedAt.slice(0, 4));
  return { services, kept };
}

test("lines older than two years are deleted, others stay", async () => {
  const { services, kept } = await openWithActivities();
  expect(await deleteOldActivities(services)).toBe(1);
  expect(await kept()).toEqual(["2026", "2024"]);
  services.clock.advance(1);
  expect(await deleteOldActivities(services)).toBe(1);
  expect(await kept()).toEqual(["2026"]);
});

test("a site that starts deletes them at once", async () => {
  const { services, kept } = await openWithActivities();
  const stop = keepDeletingOldActivities(services);
  await vi.waitFor(async () => expect(await kept()).toEqual(["2026", "2024"]), { timeout: 30_000 });
  stop();
});
