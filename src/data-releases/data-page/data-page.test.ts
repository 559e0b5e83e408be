import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "../../../tests/support/built-site.ts";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite } from "../../../tests/support/test-site.ts";
import { SHIPPED_SETTINGS } from "../../settings/site/site-settings.ts";
import { prepareRelease, storeRelease } from "../making/make-release.server.ts";
import { recallRelease } from "../making/recall-release.server.ts";

// The first test of a file may wait until the site is built.
beforeAll(ensureBuilt, 600_000);

test("the page says what is missing, lists releases with their files, and keeps the tombstone of a recalled one", async () => {
  const site = await openTestSite();
  const { services, call, get, token } = site;
  expect((await get("/data")).text).toContain("There is no licence yet");
  const json = { ...SHIPPED_SETTINGS, licence: "CC-BY-4.0" };
  expect((await call("PUT", "/api/settings/site", { token, json })).status).toBe(200);
  await call("POST", "/api/tuskers", { token, json: someTusker({ name: "Gemunu" }) });
  const release = await prepareRelease(services);
  await storeRelease(services, release);
  const { number } = release.facts;

  const { text } = await get("/data");
  expect(text).toContain("creativecommons.org/licenses/by/4.0");
  for (const { name, sha256 } of release.files) {
    expect(text).toContain(`href="/data/${number}/${name}"`);
    expect(text).toContain(sha256);
    expect((await get(`/data/${number}/${name}`)).status).toBe(200);
  }
  expect(text).toContain(`Data release ${number}`);
  expect(text).toContain('"@type":"Dataset"');
  expect((await get("/ta/data")).text).toContain(`href="/data/${number}/`);

  await recallRelease(services, { number, why: "A fact was wrong." });
  const after = (await get("/data")).text;
  expect(after).toContain("A fact was wrong.");
  expect(after).not.toContain(`href="/data/${number}/`);
  expect(after).not.toContain('"@type":"Dataset"');
});
