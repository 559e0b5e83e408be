import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../../tests/support/test-api.ts";
import { SHIPPED_SETTINGS } from "../../../content/settings/site/site-settings.ts";
import { listReleases } from "../release-rows.server.ts";
import { makeReleaseApart } from "./release-schedule.server.ts";

const going = new AbortController().signal;

test("two processes that share a database make one release, and one that fails or is stopped makes none", {
  tags: ["deep"],
}, async () => {
  const { services, call, token } = await openTestApi();
  expect(await makeReleaseApart(services, going)).toBeUndefined();
  const json = { ...SHIPPED_SETTINGS, licence: "CC-BY-4.0" };
  expect((await call("PUT", "/api/settings/site", { token, json })).status).toBe(200);
  await call("POST", "/api/tuskers", { token, json: someTusker() });

  await services.db.write.updateTable("tuskers").set({ status_note: "Seen at 6.3728, 81.5169" }).execute();
  await expect(makeReleaseApart(services, going)).rejects.toThrow("status_note");
  await services.db.write.updateTable("tuskers").set({ status_note: null }).execute();

  const stopping = new AbortController();
  const stopped = expect(makeReleaseApart(services, stopping.signal)).rejects.toThrow("died");
  stopping.abort();
  await stopped;
  expect(await listReleases(services.db.read)).toEqual([]);

  const ends = await Promise.allSettled([makeReleaseApart(services, going), makeReleaseApart(services, going)]);
  const releases = await listReleases(services.db.read);
  expect(releases).toMatchObject([{ counts: { tuskers: 1 }, recalled: null }]);
  const numbers = ends.flatMap((end) => (end.status === "fulfilled" ? (end.value ?? []) : []));
  expect(numbers).toEqual([releases[0]?.number]);
  for (const end of ends) if (end.status === "rejected") expect(end.reason.message).toContain(releases[0]?.number);
});
