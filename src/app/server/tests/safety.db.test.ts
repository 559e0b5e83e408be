import { describe, expect, test } from "vitest";
import { drawing } from "../../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../../tests/support/stored-images.ts";
import { openTestApi, someArticle, someTusker } from "../../../../tests/support/test-api.ts";
import { imageForm, incoming } from "../../../../tests/support/upload-forms.ts";
import { storeUpload } from "../../../content/image-library/uploads/store-upload.server.ts";

type Body = {
  _id: string;
  message?: string;
  errors?: { path: string; message: string }[];
  warnings?: { path: string; message: string }[];
};

async function open() {
  const site = await openTestApi();
  const ask = async <Answer = Body>(method: string, path: string, json?: unknown) => {
    const answer = await site.call(method, path, { token: site.token, json });
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
  const wrongFields = async (method: string, path: string, json: unknown) => {
    const { status, body } = await ask(method, path, json);
    return { status, paths: body.errors?.map((error) => error.path) };
  };
  return { ...site, ask, wrongFields };
}

/** Markup that is removed together with its content, inside or between the parts of a position. */
const REMOVED = [
  "6.<script>x</script>2712, 81.<style>y</style>4012",
  "6.<svg>x</svg>2712, 81.4012",
  "6.<template>x</template>2712, 81.4012",
  "6.<math>x</math>2712, 81.4012",
  "6.<select><option>x</option></select>2712, 81.4012",
  "8Q4C<noscript>k</noscript>+XV",
  "maps.<title>w</title>app.goo.gl/abc",
  "6.<iframe>x</iframe>2712, 81.<object>y</object>4012",
  "6.<textarea>x</textarea>2712, 81.4012",
];

describe("a position that appears only when a text is cleaned", () => {
  test("is refused in contents, descriptions and previews, whatever separates its parts", async () => {
    const { wrongFields } = await open();
    for (const position of REMOVED) {
      const content = `<p>He stands at ${position} each dusk.</p>`;
      const refused = { status: 422, paths: ["content"] };
      expect(await wrongFields("POST", "/api/articles", someArticle({ content })), position).toEqual(refused);
      expect(await wrongFields("POST", "/api/tuskers", someTusker({ description: content })), position).toEqual({
        status: 422,
        paths: ["description"],
      });
      const preview = { kind: "article", entry: someArticle({ content }) };
      expect(await wrongFields("POST", "/api/previews", preview), position).toEqual({
        status: 422,
        paths: ["entry.content"],
      });
    }
  });

  test("fails in an import, and in its dry run", async () => {
    const { ask } = await open();
    const file = {
      format: "sri-lankan-tuskers",
      version: 1,
      tuskers: [],
      articles: [someArticle({ content: `<p>${REMOVED[0]}</p>` })],
    };
    for (const query of ["?dryRun=1", ""]) {
      const { body } = await ask<{ failed: number; items: { result: string }[] }>("POST", `/api/import${query}`, file);
      expect(body).toMatchObject({ failed: 1, items: [{ result: "failed" }] });
    }
  });
});

describe("a position split over fields", () => {
  test.each([
    [{ location: "6.2712", origin: "81.4012" }, "origin"],
    [{ location: "6.2712", tags: ["81.4012"] }, "tags.0"],
    [{ tusks: "81.4012", sources: [{ title: "6.2712", kind: "other" }] }, "sources.0.title"],
    [{ aliases: ["6.2712", "81.4012"] }, "aliases.1"],
  ])("is refused in %j", async (fields, path) => {
    const { wrongFields } = await open();
    expect(await wrongFields("POST", "/api/tuskers", someTusker(fields))).toEqual({ status: 422, paths: [path] });
  });

  test("is refused where the second half comes later, by a change or as a tag's new name", async () => {
    const { ask, wrongFields } = await open();
    const { body } = await ask("POST", "/api/tuskers", someTusker({ origin: "81.4012", tags: ["old"] }));
    const changed = someTusker({ location: "6.2712" });
    expect(await wrongFields("PUT", `/api/tuskers/${body._id}`, changed)).toMatchObject({ status: 422 });
    expect(await wrongFields("PUT", "/api/tags/old", { name: "6.2712" })).toEqual({ status: 422, paths: ["name"] });
  });
});

describe("dates of a tusker who may live wild", () => {
  // The test clock is at 1 March 2026: 90 days earlier is 1 December 2025.
  test.each([
    ["2025-12-02", 422],
    ["2025-12-01", 201],
    ["2025-12", 422],
    ["2025-11", 201],
    ["2026-02", 422],
    ["2026", 201],
  ])("the date of the status %s answers %d", async (statusAsOf, status) => {
    const { ask } = await open();
    const { body, status: answered } = await ask("POST", "/api/tuskers", someTusker({ statusAsOf }));
    expect(answered).toBe(status);
    if (status === 422) expect(body.errors).toMatchObject([{ path: "statusAsOf" }]);
  });

  test.each([
    [{ status: "missing" }, 422],
    [{ category: "conservation" }, 422],
    [{ category: "domesticated" }, 201],
    [{ status: "dead" }, 201],
    [{ publication: "draft" }, 201],
  ])("a recent one of a tusker with %j answers %d", async (fields, status) => {
    const { ask } = await open();
    expect((await ask("POST", "/api/tuskers", someTusker({ statusAsOf: "2026-02-20", ...fields }))).status).toBe(
      status,
    );
  });

  test("a draft with a recent date cannot be published, alone or with others, until 90 days have passed", async () => {
    const { ask, wrongFields, services } = await open();
    const draft = someTusker({ statusAsOf: "2025-12-05", publication: "draft" });
    const { _id } = (await ask("POST", "/api/tuskers", draft)).body;
    const publish = () =>
      ask<{ results: { done: boolean }[] }>("POST", "/api/tuskers/bulk", { action: "publish", ids: [_id] });
    expect((await publish()).body.results).toMatchObject([{ done: false }]);
    const published = someTusker({ publication: "published" });
    expect(await wrongFields("PUT", `/api/tuskers/${_id}`, published)).toEqual({ status: 422, paths: ["statusAsOf"] });
    // The last second before the 90th day after 5 December begins in Sri Lanka, and its first second.
    services.clock.set("2026-03-04T18:29:59.000Z");
    expect((await publish()).body.results).toMatchObject([{ done: false }]);
    services.clock.set("2026-03-04T18:30:00.000Z");
    expect((await publish()).body.results).toMatchObject([{ done: true }]);
  });

  test("a recent date of an image is refused with the entry, and in the library where such an entry shows it", async () => {
    const { ask, wrongFields, services } = await open();
    encodeHere(services);
    await storeUpload(services, incoming(imageForm(await drawing().png().toBuffer(), "raja.png")));
    const url = "/uploads/public/raja.png";
    const withDate = someTusker({ images: [url], imageDetails: [{ url, takenOn: "2026-02" }] });
    expect(await wrongFields("POST", "/api/tuskers", withDate)).toEqual({
      status: 422,
      paths: ["imageDetails.0.takenOn"],
    });
    expect((await ask("POST", "/api/tuskers", someTusker({ images: [url] }))).status).toBe(201);
    expect(await wrongFields("PUT", "/api/uploads/raja.png", { takenOn: "2026-02-03" })).toEqual({
      status: 422,
      paths: ["takenOn"],
    });
    expect((await ask("PUT", "/api/uploads/raja.png", { takenOn: "2026" })).status).toBe(200);
  });
});

describe("warnings in the answer to a save", () => {
  test("name the field and the words; readers' answers have none", async () => {
    const { ask, call } = await open();
    const { body, status } = await ask(
      "POST",
      "/api/tuskers",
      someTusker({
        category: "conservation",
        origin: "Found near the Kudawila tank.",
        statusNote: "Seen again on 12 February 2026.",
        tags: ["Kudawila tank"],
        sources: [{ title: "Sunrise Safari Camp, sightings log", kind: "other" }],
      }),
    );
    expect(status).toBe(201);
    expect(body.warnings?.map(({ path }) => path)).toEqual(["statusNote", "tags.0", "origin", "sources.0.title"]);
    expect(body.warnings?.[0]?.message).toContain("12 February 2026");
    expect(body.warnings?.[2]?.message).toContain("Kudawila tank");
    const read = await call("GET", `/api/tuskers/${body._id}`);
    expect(await read.json()).not.toHaveProperty("warnings");
  });

  test("are given for articles, for a tag's new name and in the report of an import", async () => {
    const { ask } = await open();
    const content = "<p>He drinks every evening at Kudawila.</p>";
    const { body } = await ask("POST", "/api/articles", someArticle({ content, tags: ["bulls"] }));
    expect(body.warnings).toMatchObject([{ path: "content" }]);
    expect((await ask("PUT", "/api/tags/bulls", { name: "Kudawila tank" })).body.warnings).toHaveLength(1);
    const file = {
      format: "sri-lankan-tuskers",
      version: 1,
      tuskers: [someTusker({ name: "Drona", tusks: "Seen on the Kudawila road" })],
      articles: [],
    };
    const { body: report } = await ask<{ items: Body[] }>("POST", "/api/import?dryRun=1", file);
    expect(report.items).toMatchObject([{ warnings: [{ path: "tusks" }] }]);
  });

  test("are not given for the dead and the tame", async () => {
    const { ask } = await open();
    for (const fields of [{ status: "dead" }, { category: "domesticated" }]) {
      const json = someTusker({ origin: "Found near the Kudawila tank.", ...fields });
      expect((await ask("POST", "/api/tuskers", json)).body).not.toHaveProperty("warnings");
    }
  });
});
