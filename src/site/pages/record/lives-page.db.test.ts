import { expect, test } from "vitest";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../tests/support/test-site.ts";

const ALIVE = someTusker({ name: "Gemunu", location: "Yala National Park" });
const SHOT = someTusker({
  name: "Dala",
  location: "Wasgamuwa",
  status: "dead",
  claims: { deathCause: [{ value: "shot" }] },
});

async function openLives() {
  const site = await openTestSite();
  for (const json of [ALIVE, SHOT]) await site.call("POST", "/api/tuskers", { token: site.token, json });
  return async (address: string) => {
    const { text } = await site.get(address);
    const [, form = ""] = /<details[^>]*>(?:(?!<\/details>).)*?(<form.*?<\/form>)/s.exec(text) ?? [];
    const selects = [...form.matchAll(/<select[^>]*name="(\w+)".*?<\/select>/gs)].map(([select, name]) => [
      name,
      [...select.matchAll(/<option[^>]*value="([^"]*)"/g)].map(([, value]) => value),
    ]);
    return {
      options: Object.fromEntries(selects) as Record<string, string[]>,
      chosen: [...form.matchAll(/<option(?=[^>]* selected)[^>]*value="([^"]*)"/g)].map(([, value]) => value),
      isOpen: / open=""/.test(
        /<details[^>]*>(?=<summary>(?:(?!<\/summary>).)*<\/summary><form)/s.exec(text)?.[0] ?? "",
      ),
      lives: [...text.matchAll(/<th[^>]*scope="row"[^>]*><a[^>]*href="\/tuskers\/([\w-]+)"/g)].map(([, slug]) => slug),
      text,
    };
  };
}

test("the timeline is filtered by four selects that offer what some life has, and are closed until one is set", async () => {
  const show = await openLives();
  const all = await show("/record");
  expect(all.options).toMatchObject({ status: ["", "alive", "dead"], category: ["", "wild"], cause: ["", "shot"] });
  expect(all.options.place).toContain("yala");
  expect([all.isOpen, all.lives]).toEqual([false, ["dala", "gemunu"]]);

  // What a browser sends, with the selects that were left alone.
  const dead = await show("/record?status=dead&category=&cause=shot&place=");
  expect([dead.isOpen, dead.lives]).toEqual([true, ["dala"]]);
  expect(dead.chosen.filter((value) => value !== "")).toEqual(["dead", "shot"]);
  // One filter leaves the others as they are: both may be changed before the form is sent.
  expect(dead.options).toEqual(all.options);
});

test("links to a filtered timeline lead to the same lives as ever, and one that fits none says so", async () => {
  const show = await openLives();
  expect((await show("/record?place=yala")).lives).toEqual(["gemunu"]);
  expect((await show("/record?place=nowhere")).lives).toEqual(["dala", "gemunu"]);
  const none = await show("/record?status=alive&cause=shot");
  expect(none.lives).toEqual([]);
  expect(none.text).toContain('role="status"');
});

test("signs and table are closed, and what else is counted of the lives stands before the filters", async () => {
  const { text } = await (await openLives())("/record");
  const main = text.slice(text.indexOf("<main"));
  const links = ["/record/statistics", "/record/on-this-day", "/record/questions", "/tusks-and-heights"];
  const places = [...links.map((address) => main.indexOf(`href="${address}"`)), main.indexOf("<select")];
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(main).toMatch(/<details[^>]*id="table"/);
  expect(main).not.toMatch(/<details[^>]* open=/);
});
