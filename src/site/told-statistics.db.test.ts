import { expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../tests/support/test-site.ts";

/** Each figure on a page, with what the page says it counts. */
async function statisticsOf(site: TestSite, path: string): Promise<[value: string, meaning: string][]> {
  const { text } = await site.get(path);
  const lists = [...text.matchAll(/<dl[^>]*>([\s\S]*?)<\/dl>/g)].map(([, list = ""]) => list).join("");
  return [...lists.matchAll(/<dt>([^<]+)<\/dt><dd>(?:<span>)?([^<]+)</g)].map(([, value = "", meaning = ""]) => [
    value,
    meaning,
  ]);
}

test("a figure that stands on several pages counts the same thing on each, and a share names its base", async () => {
  const site = await openTestSite();
  const [home, about] = [await statisticsOf(site, "/"), await statisticsOf(site, "/about")];
  const onHome = new Map(home);
  const shared = about.filter(([value]) => onHome.has(value));
  expect(shared.map(([value]) => value)).toEqual(["7,451", "70%"]);
  expect(shared.map(([value]) => [value, onHome.get(value)])).toEqual(shared);
  // The share is of males, not of all elephants.
  expect(onHome.get("6.5%")).toMatch(/\bmales\b/);
});
