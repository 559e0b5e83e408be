import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";
import type { BinnedEntry } from "../entries/bin.ts";
import { fingerprintOf } from "../translations/prose/fingerprint.server.ts";

type Stored = { _id: string; slug: string };

async function open() {
  const site = await openTestApi();
  const { call, token } = site;
  const add = async (kind: "tuskers" | "articles", json: unknown) =>
    (await (await call("POST", `/api/${kind}`, { token, json })).json()) as Stored;
  const bin = (kind: "tuskers" | "articles", id: string) => call("DELETE", `/api/${kind}/${id}`, { token });
  const list = async (query = "") => {
    const answer = await call("GET", `/api/bin${query}`, { token });
    return { answer, binned: (await answer.json()) as BinnedEntry[] };
  };
  return { ...site, add, bin, list };
}

describe("the bin", () => {
  test("lists both kinds, the last binned first, with who and until when", async () => {
    const { services, add, bin, list } = await open();
    const raja = await add("tuskers", someTusker({ name: "Raja" }));
    const article = await add("articles", someArticle());
    await bin("tuskers", raja._id);
    services.clock.advance(60_000);
    await bin("articles", article._id);
    const { answer, binned } = await list();
    expect([answer.headers.get("cache-control"), answer.headers.get("x-total-count")]).toEqual(["no-store", "2"]);
    expect(binned).toEqual([
      {
        kind: "article",
        _id: article._id,
        slug: article.slug,
        name: "Why tusks are rare",
        binnedAt: "2026-03-01T06:01:00.000Z",
        purgedAt: "2026-03-31T06:01:00.000Z",
        publication: "published",
        binnedBy: "keeper",
      },
      {
        kind: "tusker",
        _id: raja._id,
        slug: "raja",
        name: "Raja",
        binnedAt: "2026-03-01T06:00:00.000Z",
        purgedAt: "2026-03-31T06:00:00.000Z",
        publication: "published",
        binnedBy: "keeper",
      },
    ]);
  });

  test("comes by pages", async () => {
    const { services, add, bin, list } = await open();
    for (const name of ["Raja", "Sando", "Thilak"]) {
      await bin("tuskers", (await add("tuskers", someTusker({ name })))._id);
      services.clock.advance(1000);
    }
    const { answer, binned } = await list("?page=2&limit=2");
    expect(binned.map(({ name }) => name)).toEqual(["Raja"]);
    expect(answer.headers.get("link")).toContain('</api/bin?page=1&limit=2>; rel="prev"');
    expect((await list("?page=9")).binned).toEqual([]);
  });

  test("gives an entry back as it was, at its old address", async () => {
    const { call, token, add, bin, list } = await open();
    const { _id } = await add("tuskers", someTusker({ name: "Raja" }));
    await call("PUT", `/api/tuskers/${_id}`, { token, json: someTusker({ name: "Raja", slug: "raja-of-kandy" }) });
    await bin("tuskers", _id);
    expect((await call("GET", "/api/tuskers/slug/raja-of-kandy")).status).toBe(410);
    const answer = await call("POST", `/api/bin/tusker/${_id}/restore`, { token });
    expect([answer.status, await answer.json()]).toEqual([200, { kind: "tusker", _id, slug: "raja-of-kandy" }]);
    expect((await call("GET", "/api/tuskers/slug/raja-of-kandy")).status).toBe(200);
    expect((await call("GET", "/api/tuskers/slug/raja")).status).toBe(301);
    expect((await list()).binned).toEqual([]);
    expect((await call("POST", `/api/bin/tusker/${_id}/restore`, { token })).status).toBe(409);
  });

  test.each(["/api/bin/giraffe/ID", "/api/bin/article/ID", "/api/bin/tusker/0123456789abcdef01234567"])(
    "has nothing at %s",
    async (path) => {
      const { call, token, add, bin } = await open();
      const { _id } = await add("tuskers", someTusker());
      await bin("tuskers", _id);
      const address = path.replace("ID", _id);
      expect((await call("DELETE", address, { token })).status).toBe(404);
      expect((await call("POST", `${address}/restore`, { token })).status).toBe(404);
    },
  );
});

describe("an entry that was deleted for ever", () => {
  test("answers 410 at every address that it had, and gives none of them away", async () => {
    const { call, token, add, bin } = await open();
    const { _id } = await add("tuskers", someTusker({ name: "Raja" }));
    await call("PUT", `/api/tuskers/${_id}`, { token, json: someTusker({ name: "Raja", slug: "raja-of-kandy" }) });
    await bin("tuskers", _id);
    const purged = await call("DELETE", `/api/bin/tusker/${_id}`, { token });
    expect([purged.status, await purged.json()]).toEqual([200, { _id }]);
    for (const path of ["slug/raja", "slug/raja-of-kandy", _id, `${_id}/related`]) {
      expect((await call("GET", `/api/tuskers/${path}`)).status).toBe(410);
    }
    expect((await add("tuskers", someTusker({ name: "Raja" }))).slug).toBe("raja-2");
    expect((await call("GET", `/api/tuskers/${_id}/revisions`, { token })).status).toBe(404);
    expect((await call("DELETE", `/api/bin/tusker/${_id}`, { token })).status).toBe(404);
  });

  test("takes its history, sources, translations and open forms with it, and nothing of another entry", async () => {
    const { services, call, token, add, bin } = await open();
    const description = "He walks.";
    const pieces = [
      { field: "description", fingerprint: fingerprintOf(description), nth: 0, text: "ඔහු ඇවිදියි.", state: "translated" },
    ];
    const addWithAll = async (name: string) => {
      const { _id } = await add("tuskers", someTusker({ name, description, sources: [{ title: name, kind: "book" }] }));
      await call("PUT", `/api/translations/si/tusker/${_id}`, { token, json: { pieces } });
      await call("PUT", `/api/tuskers/${_id}/editing/${randomUUID()}`, { token });
      return _id;
    };
    const rowsOf = (id: string) =>
      Promise.all(
        ["revisions", "source_uses", "translations", "editing"].map(async (table) => {
          const { rows } = await sql`select * from ${sql.table(table)} where entry_id = ${id}`.execute(
            services.db.read,
          );
          return { table, rows };
        }),
      );
    const [gone, stays] = [await addWithAll("Raja"), await addWithAll("Sando")];
    const before = await rowsOf(stays);
    for (const { table, rows } of before) expect(rows, table).toHaveLength(1);
    await bin("tuskers", gone);
    expect((await call("DELETE", `/api/bin/tusker/${gone}`, { token })).status).toBe(200);
    for (const { table, rows } of await rowsOf(gone)) expect(rows, table).toEqual([]);
    expect(await rowsOf(stays)).toEqual(before);
  });

  test("was never there for readers who could not see it", async () => {
    const { call, token, add, bin } = await open();
    const { _id, slug } = await add("articles", someArticle({ publication: "draft" }));
    await bin("articles", _id);
    await call("DELETE", `/api/bin/article/${_id}`, { token });
    for (const path of [`slug/${slug}`, _id]) {
      expect((await call("GET", `/api/articles/${path}`)).status).toBe(404);
      expect((await call("GET", `/api/articles/${path}`, { token })).status).toBe(410);
    }
  });
});
