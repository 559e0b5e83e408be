import sharp from "sharp";
import { expect, test } from "vitest";
import { openTestApi, someTusker, type TestApi } from "../../../../tests/support/test-api.ts";
import { drawPortrait } from "../../../artwork/portrait/portrait.ts";
import { portraitTraits } from "../../drawings/entry-drawings.server.ts";
import { findRowBySlug } from "../../entries/records/complete-entries.server.ts";

type Drawn = { svg: string; alt: string };

const ask = ({ call, token }: TestApi, json: unknown) => call("POST", "/api/drawings/portrait", { token, json });

async function draw(site: TestApi, json: unknown): Promise<Drawn> {
  const answer = await ask(site, json);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  return (await answer.json()) as Drawn;
}

const svgOf = ({ svg }: Drawn): string => {
  expect(svg).toMatch(/^data:image\/svg\+xml,[^"<>#\r\n\t]*$/);
  return decodeURIComponent(svg.slice(svg.indexOf(",") + 1));
};

test("the portrait of a record that is not saved is the one that saving it gives", async () => {
  const site = await openTestApi();
  const fields = {
    description: "<p>His tusks are <i>crossed</i> &amp; long.</p>",
    location: "Minneriya",
    tags: ["gathering"],
    status: "missing",
    age: 47,
    aliases: ["Poottuwa"],
    features: [{ character: "tusk_form", state: "crossed" }],
    claims: { tuskLength: [{ value: { min: 1.5, max: 1.6 } }] },
    portrait: { light: "dawn" },
  };
  const drawn = await draw(site, { name: "Gemunu", ...fields });
  const saved = (await (
    await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker(fields) })
  ).json()) as Parameters<typeof portraitTraits>[0] & { portraitAlt: string };
  expect(drawn.alt).toBe(saved.portraitAlt);
  expect(svgOf(drawn)).toBe(drawPortrait(portraitTraits(saved), { aspect: "4:5", title: saved.portraitAlt }));
  // A new tusker of the same name gets another slug. The form of the existing one sends his own slug.
  expect((await draw(site, { name: "Gemunu", ...fields })).svg).not.toBe(drawn.svg);
  expect((await draw(site, { name: "Gemunu", ...fields, slug: "gemunu" })).svg).toBe(drawn.svg);
  expect(await findRowBySlug(site.services.db.read, "tusker", "gemunu-2")).toBeUndefined();
});

test("the drawing can be shown as an image", async () => {
  const site = await openTestApi();
  const drawn = await draw(site, { name: "Gemunu", status: "dead", portrait: { pose: "side", habitat: "coast" } });
  expect(drawn.alt).toMatch(/seen from the side.*on the coast/);
  expect(await sharp(Buffer.from(svgOf(drawn))).metadata()).toMatchObject({ format: "svg", width: 1000, height: 1250 });
});

test("an empty form has a portrait too, the same each time", async () => {
  const site = await openTestApi();
  const empty = await draw(site, {});
  expect(await draw(site, { name: "", location: "", age: null, portrait: null })).toEqual(empty);
  expect((await draw(site, { name: "???" })).svg).toBe((await draw(site, { name: "???" })).svg);
});

test("what does not fit is refused with its place", async () => {
  const site = await openTestApi();
  const answer = await ask(site, { portrait: { pose: "upside down", tears: 9 }, age: 500, heightM: 3 });
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as { errors: { path: string }[] };
  expect(errors.map(({ path }) => path).toSorted()).toEqual(["age", "heightM", "portrait.pose", "portrait.tears"]);
});

test("too many requests at once are asked to wait, and the others are drawn", async () => {
  const site = await openTestApi();
  const answers = await Promise.all(Array.from({ length: 30 }, (_, age) => ask(site, { name: "Gemunu", age })));
  const statuses = answers.map(({ status }) => status);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get("Retry-After")).toBe("1");
  expect(statuses.filter((status) => status === 200).length).toBe(30 - refused.length);
  expect((await ask(site, { name: "Gemunu" })).status).toBe(200);
});
