import { expect, test } from "vitest";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite } from "../../../tests/support/test-site.ts";

const SOURCE = { title: "Measured", url: "https://paper.example/height", kind: "news" };

test("only heights with a source are drawn, to one scale, the tallest first and disputed ones last, and a page after the last is the last", async () => {
  const site = await openTestSite();
  expect((await site.get("/tusks-and-heights")).text).toContain("No source gives the height");
  const add = async (
    name: string,
    value: Record<string, number> | undefined,
    { isSourced = true, certainty = "certain" } = {},
  ) => {
    const send = (method: string, path: string, json: Record<string, unknown>) =>
      site.call(method, path, { token: site.token, json });
    const tusker = { ...someTusker({ name, age: null }), sources: [SOURCE] };
    const made = (await (await send("POST", "/api/tuskers", tusker)).json()) as {
      _id: string;
      sources: { key: string }[];
    };
    const sources = isSourced ? [made.sources[0]?.key] : [];
    const claims = value && { height: [{ value, certainty, sources }] };
    expect((await send("PUT", `/api/tuskers/${made._id}`, { ...tusker, claims })).status).toBe(200);
  };
  await add("Low", { min: 2.5, max: 2.5 });
  await add("Tall", { min: 3, max: 3.2 });
  await add("Guessed", { min: 3.5, max: 3.5 }, { isSourced: false });
  await add("Doubtful", { min: 3.7, max: 3.7 }, { certainty: "disputed" });

  const { text } = await site.get("/tusks-and-heights?page=7");
  const drawn = Array.from(text.matchAll(/aria-label="(\w+), [^"]*beside a person of 1\.70 m"/g), ([, name]) => name);
  expect(drawn).toEqual(["Tall", "Low", "Doubtful"]);
  expect(text.split("Disputed")).toHaveLength(2);
  expect(text).toContain('href="https://paper.example/height"');
  const bars = Array.from(text.matchAll(/<rect[^>]* y="6" width="(\d+)" height="16"/g), ([, width]) => Number(width));
  // Of the tallest, a band spans his two accounts.
  expect(bars).toEqual([300, 20, 250, 370]);
  // A hundred units are a metre, and the drawing is 650 of its own units high at the shoulder of 980 in width.
  const widths = Array.from(text.matchAll(/side\/nothing\.svg#plate" [^>]*width="([\d.]+)"/g), ([, width]) =>
    Number(width),
  );
  expect(widths.map((width) => Math.round((width / 980) * 650))).toEqual([300, 250, 370]);
  for (const state of ["tusks.both", "tusks.tushes", "tusks.none"]) expect(text).toContain(`features/${state}`);
  expect((await site.get("/api/record/heights?page=x")).status).toBe(422);
});
