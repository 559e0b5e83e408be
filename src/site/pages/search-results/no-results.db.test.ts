import { expect, test } from "vitest";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";

test("a search that no name matches leads to the tuskers with such a tag", async () => {
  const site = await openTestSite();
  for (const fields of [
    { name: "Bhanu", tags: ["casket bearer"] },
    { name: "Agbo", tags: ["gunshot"] },
    { name: "Sando", tags: ["casket bearer"], publication: "draft" },
  ])
    await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker(fields) });
  for (const address of [
    "/search-results?q=casket",
    `/si/search-results?q=${encodeURIComponent("කරඬුව වැඩම")}`,
    `/ta/search-results?q=${encodeURIComponent("பேழை சுமக்கும்")}`,
  ]) {
    const { status, text } = await site.get(address);
    const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
    const tuskers = [...main.matchAll(/href="[^"]*\/tuskers\/([^"]+)"/g)].map(([, slug]) => slug);
    expect([address, status, [...new Set(tuskers)]]).toEqual([address, 200, ["bhanu"]]);
  }
});
