import { expect, test } from "vitest";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { countEntries, listEntriesBySeq } from "../../entries/records/list-entries.server.ts";
import { binEntry } from "../../entries/saving/bin-entry.server.ts";
import { listFeaturedSeqs } from "../../tuskers/rows/tusker-rows.server.ts";
import { loadStarterContent } from "./load-starter-content.server.ts";

const everything = { includeDrafts: true };

test("a new site gets the starter content once, and what is binned stays away", async () => {
  const services = await openTestServices();
  const loaded = await loadStarterContent(services, { enabled: true });
  expect(loaded?.tuskers).toBe(51);
  expect(await countEntries(services.db, "tusker", everything)).toBe(51);
  const featured = await listEntriesBySeq(
    services.db,
    "tusker",
    { includeDrafts: false },
    await listFeaturedSeqs(services.db.read),
  );
  expect(featured.map((tusker) => tusker.slug)).toEqual([
    "nadungamuwa-raja",
    "thilak",
    "dala-poottuwa",
    "maligawa-raja",
    "heiyantuduwa-raja",
    "revatha",
  ]);
  await binEntry(services, { kind: "tusker", id: featured[0]?._id ?? "" }, undefined, { by: null });
  expect(await loadStarterContent(services, { enabled: true })).toBeUndefined();
  expect(await countEntries(services.db, "tusker", everything)).toBe(50);
});

test("a site started without it never gets it by itself", async () => {
  const services = await openTestServices();
  expect(await loadStarterContent(services, { enabled: false })).toBeUndefined();
  expect(await loadStarterContent(services, { enabled: true })).toBeUndefined();
  expect(await countEntries(services.db, "tusker", everything)).toBe(0);
});

test("an interrupted load continues without duplicates", async () => {
  const services = await openTestServices();
  await loadStarterContent(services, { enabled: true });
  await services.db.write.deleteFrom("site_state").where("key", "=", "starter_content").execute();
  expect(await loadStarterContent(services, { enabled: true })).toEqual({ tuskers: 0, articles: 0 });
  expect(await countEntries(services.db, "tusker", everything)).toBe(51);
});
