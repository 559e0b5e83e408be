import { expect, test } from "vitest";
import { countTurns } from "../../../tests/support/count-turns.ts";
import { storeImage } from "../../../tests/support/stored-images.ts";
import { openTestApi, someArticle, someTusker, type TestApi } from "../../../tests/support/test-api.ts";

type Made = { url: string; expiresAt: string };

async function make({ call, token }: TestApi, json: unknown): Promise<Made> {
  const answer = await call("POST", "/api/previews", { token, json });
  expect(answer.status).toBe(201);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  return (await answer.json()) as Made;
}

const read = ({ call }: TestApi, { url }: Made) => call("GET", `/api${url.replace("/preview/", "/previews/")}`);

async function add({ call, token }: TestApi, path: string, json: unknown): Promise<string> {
  const answer = await call("POST", path, { token, json });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { _id: string })._id;
}

async function refusal(site: TestApi, json: unknown) {
  const answer = await site.call("POST", "/api/previews", { token: site.token, json });
  return { status: answer.status, ...((await answer.json()) as { message: string; errors?: unknown }) };
}

test("an unsaved tusker can be seen with the link", async () => {
  const site = await openTestApi();
  const made = await make(site, {
    kind: "tusker",
    entry: someTusker({ description: 'He <b onclick="x()">walks</b>.' }),
  });
  expect(made.url).toMatch(/^\/preview\/[\w-]{43}$/);
  const answer = await read(site, made);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(await answer.json()).toMatchObject({
    kind: "tusker",
    expiresAt: made.expiresAt,
    tusker: {
      name: "Gemunu",
      slug: "gemunu",
      descriptionHtml: "<p>He <b>walks</b>.</p>",
      portraitUrl: expect.stringMatching(/^\/preview-drawings\/[\w-]{43}\/gemunu-4x5-[0-9a-f]{12}\.svg$/),
      portraitAlt: expect.stringContaining("Illustration: a tusker"),
    },
    related: [],
  });
  expect(await (await site.call("GET", "/api/tuskers?drafts=1", { token: site.token })).json()).toEqual([]);
});

test("the pages to go on to are those that the public page would have", async () => {
  const site = await openTestApi();
  for (const [name, location] of [
    ["Abeetha", "Minneriya"],
    ["Barana", "Yala National Park"],
    ["Hidden", "Yala National Park"],
    ["Koliya", "Wasgamuwa"],
    ["Neela", "Wasgamuwa"],
  ]) {
    const publication = name === "Hidden" ? "draft" : "published";
    await add(
      site,
      "/api/tuskers",
      someTusker({ name, location, publication, tags: name === "Koliya" ? ["crossed"] : [] }),
    );
  }
  const titles = ["One", "Two", "Three", "Four"];
  for (const [day, title] of titles.entries()) {
    await add(site, "/api/articles", someArticle({ title, publishDate: `2026-01-0${day + 1}` }));
  }
  await add(site, "/api/articles", someArticle({ title: "Tomorrow", publishDate: "2026-03-02" }));
  const tusker = await read(site, await make(site, { kind: "tusker", entry: someTusker({ tags: ["crossed"] }) }));
  const { related } = (await tusker.json()) as { related: { name: string }[] };
  expect(related.slice(0, 2).map(({ name }) => name)).toEqual(["Koliya", "Barana"]);
  expect(related).toHaveLength(3);
  const article = await read(site, await make(site, { kind: "article", entry: someArticle() }));
  expect(await article.json()).toMatchObject({
    kind: "article",
    article: { landscapeUrl: expect.stringMatching(/^\/preview-drawings\/.*-3x2-[0-9a-f]{12}\.svg$/) },
    related: [{ title: "Four" }, { title: "Three" }, { title: "Two" }],
  });
});

test("an entry does not lead on to itself", async () => {
  const site = await openTestApi();
  const id = await add(site, "/api/tuskers", someTusker());
  const tusker = await read(site, await make(site, { kind: "tusker", id, entry: someTusker() }));
  expect(await tusker.json()).toMatchObject({ tusker: { _id: id }, related: [] });
  const articleId = await add(site, "/api/articles", someArticle());
  const article = await read(site, await make(site, { kind: "article", id: articleId, entry: someArticle() }));
  expect(await article.json()).toMatchObject({ article: { _id: articleId }, related: [] });
});

test("an hour later the link has ended, and says so", async () => {
  const site = await openTestApi();
  const made = await make(site, { kind: "article", entry: someArticle() });
  site.services.clock.advance(60 * 60 * 1000);
  const answer = await read(site, made);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([410, "no-store"]);
});

test("what never was a link is not found", async () => {
  const { call } = await openTestApi();
  for (const token of ["nothing", "..%2Ftuskers", "%00", "a".repeat(44)]) {
    expect((await call("GET", `/api/previews/${token}`)).status).toBe(404);
  }
  expect((await call("GET", `/api/previews/${"a".repeat(43)}`)).status).toBe(410);
});

test("fields follow the rules of the entry, and errors name their path in the body", async () => {
  const site = await openTestApi();
  const { token, call } = site;
  expect(await refusal(site, { kind: "tusker", entry: someTusker({ age: 500, colour: "grey" }) })).toMatchObject({
    status: 422,
    errors: expect.arrayContaining([
      { path: "entry.age", message: expect.any(String) },
      { path: "entry.colour", message: expect.any(String) },
    ]),
  });
  expect(
    await refusal(site, { kind: "article", entry: someArticle({ content: "At 7.957012, 80.760345." }) }),
  ).toMatchObject({
    status: 422,
    errors: [{ path: "entry.content" }],
  });
  const missing = "/uploads/public/none.jpg";
  expect(await refusal(site, { kind: "tusker", entry: someTusker({ images: [missing] }) })).toMatchObject({
    status: 422,
    errors: [{ path: "entry.images.0" }],
  });
  expect(
    await refusal(site, { kind: "tusker", entry: someTusker({ imageDetails: [{ url: missing, alt: "x" }] }) }),
  ).toMatchObject({ status: 422, errors: [{ path: "entry.imageDetails.0.url" }] });
  expect(await refusal(site, { kind: "tusker", entry: someTusker({ slug: "mine" }) })).toMatchObject({
    status: 422,
    errors: [{ path: "entry.slug" }],
  });
  expect(await refusal(site, { kind: "herd", entry: {} })).toMatchObject({
    status: 422,
    errors: [{ path: "kind" }],
  });
  const id = await add(site, "/api/tuskers", someTusker());
  expect(await refusal(site, { kind: "article", id, entry: someArticle() })).toMatchObject({ status: 404 });
  await call("DELETE", `/api/tuskers/${id}`, { token });
  expect(await refusal(site, { kind: "tusker", id, entry: someTusker() })).toMatchObject({ status: 410 });
  expect(await site.services.db.read.selectFrom("previews").selectAll().execute()).toEqual([]);
});

test("others are served while the preview of a long article is made and read", async () => {
  const site = await openTestApi();
  const entry = someArticle({ content: "<h2>Tusks</h2><p>He walked on by the tank.</p>".repeat(2000) });
  let made: Made | undefined;
  const turns = await countTurns(async () => {
    made = await make(site, { kind: "article", entry });
  });
  expect(turns).toBeGreaterThan(5);
  expect((await read(site, made as Made)).status).toBe(200);
});

test("a text that cleaning makes too long is refused, as a save would refuse it", async () => {
  const site = await openTestApi();
  for (const content of [
    "<iframe src=https://youtu.be/abcdefghijk></iframe>".repeat(3300),
    `<ul>${"<li>x".repeat(6000)}</ul>`,
  ]) {
    const entry = someArticle({ content });
    expect(await refusal(site, { kind: "article", entry })).toMatchObject({
      status: 422,
      errors: [{ path: "entry.content" }],
    });
    expect((await site.call("POST", "/api/articles", { token: site.token, json: entry })).status).toBe(422);
  }
});

test("an image whose page tells where it was made is not shown of a tusker who may live wild", async () => {
  const site = await openTestApi();
  const name = await storeImage(site.services, "tank.jpg");
  await site.services.db.write.updateTable("images").set({ source_position: 1 }).where("name", "=", name).execute();
  const raja = (status: string) => ({
    kind: "tusker",
    entry: someTusker({ category: "wild", status, images: [`/uploads/public/${name}`] }),
  });
  expect(await refusal(site, raja("alive"))).toMatchObject({ status: 422, errors: [{ path: "entry.images.0" }] });
  await make(site, raja("dead"));
});
