import { describe, expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../../tests/support/test-api.ts";
import type { TuskerDetail } from "../../tuskers/tusker.ts";

type ErrorBody = { statusCode: number; message: string; errors?: { path: string; message: string }[] };

async function openWithTuskers(...tuskers: Record<string, unknown>[]) {
  const site = await openTestApi();
  const stored: TuskerDetail[] = [];
  for (const fields of tuskers) {
    const answer = await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker(fields) });
    expect(answer.status).toBe(201);
    stored.push((await answer.json()) as TuskerDetail);
  }
  const read = async <Body>(path: string) => (await (await site.call("GET", path)).json()) as Body;
  const names = async (path: string) => (await read<{ name: string }[]>(path)).map((tusker) => tusker.name);
  return { ...site, stored, read, names };
}

describe("adding a tusker", () => {
  test("answers 201 with the stored object, and it is listed at once", async () => {
    const { stored, names } = await openWithTuskers({ name: "Nandimithra", tags: ["yala", "Yala", " "] });
    expect(stored[0]).toMatchObject({
      name: "Nandimithra",
      slug: "nandimithra",
      status: "alive",
      category: "wild",
      publication: "published",
      tags: ["yala"],
      imageUrl: [],
      images: [],
      imageDetails: [],
    });
    expect(stored[0]?._id).toMatch(/^[0-9a-f]{24}$/);
    expect(await names("/api/tuskers")).toEqual(["Nandimithra"]);
  });

  test("gives doubles an address of their own", async () => {
    const { stored } = await openWithTuskers({ name: "Raja" }, { name: "Rājā" }, { name: "raja!" });
    expect(stored.map((tusker) => tusker.slug)).toEqual(["raja", "raja-2", "raja-3"]);
  });

  test("transliterates a name in Sinhala for its address", async () => {
    const { stored } = await openWithTuskers({ name: "රාජා ඇතා" });
    expect(stored[0]?.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test("keeps an unknown age as null", async () => {
    const { stored } = await openWithTuskers({ age: null });
    expect(stored[0]?.age).toBeNull();
  });

  test.each([
    ["no name", { name: "" }, "name"],
    ["an age of 121", { age: 121 }, "age"],
    ["an age in words", { age: "forty" }, "age"],
    ["no location", { location: "   " }, "location"],
    ["an unknown status", { status: "resting" }, "status"],
    ["a field that there is not", { weight: 4000 }, "weight"],
    ["a privileged field", { _id: "0123456789abcdef01234567" }, "_id"],
    ["a picture of another site", { images: ["https://elsewhere.example/a.jpg"] }, "images"],
    ["a picture that was never uploaded", { images: ["/uploads/public/nothing.jpg"] }, "images.0"],
    ["coordinates in the description", { description: "Seen at 6.3721, 81.5032 at dusk." }, "description"],
    [
      "a map link in a source",
      { sources: [{ title: "A map", url: "https://maps.app.goo.gl/x", kind: "other" }] },
      "sources.0.url",
    ],
  ])("refuses %s with the field named, and changes nothing", async (_case, fields, path) => {
    const { call, token, names } = await openWithTuskers();
    const answer = await call("POST", "/api/tuskers", { token, json: someTusker(fields) });
    expect(answer.status).toBe(422);
    const body = (await answer.json()) as ErrorBody;
    expect(body.statusCode).toBe(422);
    expect(body.errors?.map((error) => error.path).join()).toContain(path);
    expect(await names("/api/tuskers?drafts=1")).toEqual([]);
  });

  test("refuses what is no JSON (400), another content type (415) and too much (413)", async () => {
    const { call, token } = await openTestApi();
    const send = async (body: string, type: string) =>
      (await call("POST", "/api/tuskers", { token, body, headers: { "Content-Type": type } })).status;
    expect(await send("{", "application/json")).toBe(400);
    expect(await send("name=Raja", "application/x-www-form-urlencoded")).toBe(415);
    expect(await send(JSON.stringify(someTusker({ description: "a".repeat(1_100_000) })), "application/json")).toBe(
      413,
    );
  });

  test("cleans the description before it is stored", async () => {
    const { stored } = await openWithTuskers({ description: '<p onclick="x()">Calm.</p><script>alert(1)</script>' });
    expect(stored[0]?.description).toBe("<p>Calm.</p>");
    expect(stored[0]?.descriptionHtml).toBe("<p>Calm.</p>");
  });
});

describe("changing a tusker", () => {
  test("changes only the fields that are named; null clears one", async () => {
    const { call, token, stored } = await openWithTuskers({ tags: ["yala"], origin: "Yala", heightM: 3 });
    const answer = await call("PUT", `/api/tuskers/${stored[0]?._id}`, {
      token,
      json: someTusker({ heightM: 3.1, origin: null }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ tags: ["yala"], origin: null, heightM: 3.1 });
  });

  test("needs the required fields", async () => {
    const { call, token, stored } = await openWithTuskers({});
    const answer = await call("PUT", `/api/tuskers/${stored[0]?._id}`, { token, json: { heightM: 3 } });
    expect(answer.status).toBe(422);
    const paths = ((await answer.json()) as ErrorBody).errors?.map((error) => error.path);
    expect(paths).toEqual(["name", "age", "location"]);
  });

  test("keeps the slug when the name changes, and moves the old address on for ever when the slug is changed", async () => {
    const { call, token, stored } = await openWithTuskers({ name: "Gajaba" });
    const path = `/api/tuskers/${stored[0]?._id}`;
    const renamed = await call("PUT", path, { token, json: someTusker({ name: "Kawanthissa" }) });
    expect(((await renamed.json()) as TuskerDetail).slug).toBe("gajaba");
    await call("PUT", path, { token, json: someTusker({ name: "Kawanthissa", slug: "kawanthissa" }) });
    const old = await call("GET", "/api/tuskers/slug/gajaba");
    expect([old.status, old.headers.get("location")]).toEqual([301, "/api/tuskers/slug/kawanthissa"]);
    const again = await call("POST", "/api/tuskers", { token, json: someTusker({ name: "Gajaba" }) });
    expect(((await again.json()) as TuskerDetail).slug).toBe("gajaba-2");
    const taken = await call("PUT", path, { token, json: someTusker({ slug: "gajaba-2" }) });
    expect(taken.status).toBe(409);
  });

  test("refuses a slug that looks like an id", async () => {
    const { call, token, stored } = await openWithTuskers({});
    const answer = await call("PUT", `/api/tuskers/${stored[0]?._id}`, {
      token,
      json: someTusker({ slug: "0123456789abcdef01234567" }),
    });
    expect(answer.status).toBe(422);
  });

  test("is refused if someone else was faster, and nothing is lost", async () => {
    const { call, token, stored, read } = await openWithTuskers({});
    const path = `/api/tuskers/${stored[0]?._id}`;
    const etag = (await call("GET", path)).headers.get("etag") ?? "";
    const first = await call("PUT", path, { token, json: someTusker({ age: 41 }), headers: { "If-Match": etag } });
    expect(first.status).toBe(200);
    const second = await call("PUT", path, { token, json: someTusker({ age: 42 }), headers: { "If-Match": etag } });
    expect(second.status).toBe(412);
    expect((await read<TuskerDetail>(path)).age).toBe(41);
  });
});

describe("reading a tusker", () => {
  test("answers 304 to a browser that has the present version", async () => {
    const { call, stored } = await openWithTuskers({});
    const path = `/api/tuskers/slug/${stored[0]?.slug}`;
    const etag = (await call("GET", path)).headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"1.0", ${etag}`, "*"]) {
      const { status } = await call("GET", path, { headers: { "If-None-Match": known } });
      expect([known, status]).toEqual([known, 304]);
    }
    expect((await call("GET", path, { headers: { "If-None-Match": '"1.0"' } })).status).toBe(200);
  });

  test("shows drafts to administrators alone", async () => {
    const { call, token, stored, names } = await openWithTuskers({ publication: "draft" }, { name: "Sando" });
    const path = `/api/tuskers/${stored[0]?._id}`;
    expect((await call("GET", path)).status).toBe(404);
    expect((await call("GET", path, { token })).status).toBe(200);
    expect(await names("/api/tuskers?drafts=1")).toEqual(["Sando"]);
    const all = await call("GET", "/api/tuskers?drafts=1", { token });
    expect(((await all.json()) as unknown[]).length).toBe(2);
  });

  test("answers 410 for one in the bin, keeps his address, and hides drafts in the bin from visitors", async () => {
    const { call, token, stored, names } = await openWithTuskers({ name: "Thilak" }, { publication: "draft" });
    const removed = await call("DELETE", `/api/tuskers/${stored[0]?._id}`, { token });
    expect([removed.status, await removed.json()]).toEqual([200, { _id: stored[0]?._id }]);
    await call("DELETE", `/api/tuskers/${stored[1]?._id}`, { token });
    expect((await call("GET", "/api/tuskers/slug/thilak")).status).toBe(410);
    expect((await call("GET", `/api/tuskers/${stored[1]?._id}`)).status).toBe(404);
    expect((await call("DELETE", `/api/tuskers/${stored[0]?._id}`, { token })).status).toBe(410);
    expect(await names("/api/tuskers")).toEqual([]);
    const again = await call("POST", "/api/tuskers", { token, json: someTusker({ name: "Thilak" }) });
    expect(((await again.json()) as TuskerDetail).slug).toBe("thilak-2");
  });
});

describe("lists", () => {
  const herd = [
    "Ábc",
    "Thilak",
    "Sando",
    "Barana",
    "agbo",
    "Koliya",
    "Neela",
    "Enigma",
    "Unicorn",
    "Mahasen",
    "Bathiya",
  ];

  test("come in the order of the names, whatever the case and accents, by pages with their count and links", async () => {
    const { call, names } = await openWithTuskers(...herd.map((name) => ({ name })));
    expect(await names("/api/tuskers")).toEqual([
      "Ábc",
      "agbo",
      "Barana",
      "Bathiya",
      "Enigma",
      "Koliya",
      "Mahasen",
      "Neela",
      "Sando",
      "Thilak",
      "Unicorn",
    ]);
    const page = await call("GET", "/api/tuskers?page=2&limit=9&category=wild");
    expect(page.headers.get("x-total-count")).toBe("11");
    expect(page.headers.get("link")).toContain('</api/tuskers?page=1&limit=9&category=wild>; rel="prev"');
    expect(((await page.json()) as { name: string }[]).map((tusker) => tusker.name)).toEqual(["Thilak", "Unicorn"]);
    expect(await names("/api/tuskers?page=9&limit=9")).toEqual([]);
  });

  test("are counted again after each change", async () => {
    const { call, token, stored } = await openWithTuskers({ name: "Sando" }, { name: "Thilak" });
    const total = async () => (await call("GET", "/api/tuskers?page=1")).headers.get("x-total-count");
    expect(await total()).toBe("2");
    await call("DELETE", `/api/tuskers/${stored[0]?._id}`, { token });
    expect(await total()).toBe("1");
  });

  test.each(["page=0", "page=x", "limit=101", "limit=-1", "category=pets", "status=asleep", "drafts=yes"])(
    "refuse %s",
    async (query) => {
      const { call } = await openTestApi();
      expect((await call("GET", `/api/tuskers?${query}`)).status).toBe(422);
    },
  );

  test("without a page hold everything, however long, as one JSON array", async () => {
    const many = Array.from({ length: 450 }, (_, index) => ({ name: `Tusker ${String(index).padStart(3, "0")}` }));
    const { names } = await openWithTuskers(...many);
    expect(await names("/api/tuskers")).toEqual(many.map((tusker) => tusker.name));
  });

  test("of tags hold each once", async () => {
    const { read } = await openWithTuskers(
      { tags: ["yala", "musth"] },
      { tags: ["yala"] },
      { tags: ["x"], publication: "draft" },
    );
    expect(await read("/api/tuskers/tags/all")).toEqual(["musth", "yala"]);
  });

  test("with a tag hold the tuskers that have it", async () => {
    const { names } = await openWithTuskers(
      { name: "Gemunu", tags: ["yala", "musth"] },
      { name: "Agbo", tags: ["musth"] },
      { name: "Sando", tags: ["yala"] },
      { name: "Draft", tags: ["yala"], publication: "draft" },
    );
    expect(await names("/api/tuskers?tag=yala&page=1")).toEqual(["Gemunu", "Sando"]);
    expect(await names("/api/tuskers?tag=musth&search=gem")).toEqual(["Gemunu"]);
    expect(await names("/api/tuskers?tag=perahera")).toEqual([]);
  });
});

describe("picks by chance", () => {
  test("are different tuskers, never the one to leave out, and are kept by no cache", async () => {
    const { call, stored } = await openWithTuskers(...["Sando", "Thilak", "Barana", "Agbo"].map((name) => ({ name })));
    for (let round = 0; round < 20; round += 1) {
      const answer = await call("GET", `/api/tuskers/random/tusker?exclude=${stored[0]?._id}`);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const names = ((await answer.json()) as { name: string }[]).map((tusker) => tusker.name);
      expect(names.toSorted()).toEqual(["Agbo", "Barana", "Thilak"]);
    }
  });

  test("are as many as there are when fewer are there", async () => {
    const { read } = await openWithTuskers({ name: "Sando" });
    expect(await read<unknown[]>("/api/tuskers/random/tusker?limit=12")).toHaveLength(1);
  });
});

describe("related tuskers", () => {
  test("are the nearest by tags, place and category, never himself, and the same until something changes", async () => {
    const { call, stored, read, token } = await openWithTuskers(
      { name: "Gemunu", tags: ["yala", "broken tusks"], location: "Yala" },
      { name: "Nandimithra", tags: ["yala", "broken tusks"], location: "Yala" },
      { name: "Sando", tags: ["yala"], location: "Kumana" },
      { name: "Raja", category: "domesticated", location: "Kandy" },
      { name: "Draft", tags: ["yala", "broken tusks"], publication: "draft" },
    );
    const path = `/api/tuskers/${stored[0]?._id}/related`;
    const names = async () => (await read<{ name: string }[]>(path)).map((tusker) => tusker.name);
    expect(await names()).toEqual(["Nandimithra", "Sando", "Raja"]);
    expect(await names()).toEqual(["Nandimithra", "Sando", "Raja"]);
    await call("DELETE", `/api/tuskers/${stored[1]?._id}`, { token });
    expect(await names()).toEqual(["Sando", "Raja"]);
  });

  test("are those next by name that share more tags, where very many share one", async () => {
    const many = Array.from({ length: 80 }, (_, index) => ({ name: `Bandara ${index}`, tags: ["yala"] }));
    const { stored, read } = await openWithTuskers(
      { name: "Gemunu", tags: ["yala", "broken tusks"] },
      ...many,
      { name: "Gemba", tags: ["yala"] },
      { name: "Hasthi", tags: ["yala", "broken tusks"] },
    );
    const found = await read<{ name: string }[]>(`/api/tuskers/${stored[0]?._id}/related`);
    expect(found.map(({ name }) => name)).toEqual(["Hasthi", expect.any(String), expect.any(String)]);
  });
});

test("what no call is answers 404, and a method that an address does not know 405 with those it does", async () => {
  const { call } = await openTestApi();
  const unknown = await call("GET", "/api/giraffes");
  expect([unknown.status, ((await unknown.json()) as ErrorBody).statusCode]).toEqual([404, 404]);
  const wrong = await call("PATCH", "/api/tuskers");
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
});
