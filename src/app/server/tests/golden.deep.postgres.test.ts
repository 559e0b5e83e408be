import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CORRECTION, leaveLetter } from "../../../../tests/support/letters.ts";
import {
  addRandomArticle,
  addRandomTusker,
  randomArticle,
  randomTusker,
} from "../../../../tests/support/random-directory.ts";
import {
  openTestApi,
  someArticle,
  someTusker,
  TEST_PASSWORD,
  type TestApi,
} from "../../../../tests/support/test-api.ts";
import { temporaryPostgres } from "../../../../tests/support/test-database.ts";
import { openTestServices, type TestClock, temporaryFolder } from "../../../../tests/support/test-services.ts";
import { isDeep } from "../../../../tests/support/tier.ts";
import { insertVariants } from "../../../content/image-library/variants/variant-rows.server.ts";
import { insertImage } from "../../../content/images/image-rows.server.ts";
import { loadStarterContent } from "../../../content/transfer/starter/load-starter-content.server.ts";
import { migrate } from "../../../platform/db/migrate.server.ts";
import { openServer } from "../../../platform/db/open/open-configured.server.ts";
import { databaseFile } from "../../../platform/db/sqlite/open.server.ts";
import { type Api, createApi } from "../api.server.ts";

const IMAGES = ["raja.jpg", "raja-2.jpg", "sama_1.jpg"];

async function addImages({ services }: TestApi): Promise<void> {
  for (const [index, name] of IMAGES.entries()) {
    await insertImage(services.db.write, {
      name,
      kind: "tusker",
      type: "image/jpeg",
      width: 1200 + index,
      height: 800,
      bytes: 100_000_000 + index,
      // Two of them are the same image.
      hash: String(index % 2).repeat(64),
      placeholder: index === 0 ? null : "1QcSHQRnh493V4dIh4eXh1h4kJUI",
      alt: index === 0 ? "Rājā බලයි, “looking”" : null,
      credit: index === 1 ? "A. Perera" : null,
      licence: null,
      taken_on: "2025-03-01",
      created_at: `2026-02-0${index + 1}T06:00:00.000Z`,
      focus_x: 0.123456789012345,
      focus_y: 1 / 3,
      attention_x: 0.1,
      attention_y: null,
    });
  }
  await services.db.write.transaction().execute((transaction) =>
    insertVariants(
      transaction,
      [640, 320].map((width) => ({
        name: `raja-${width}-0123456789ab.webp`,
        image_name: "raja.jpg",
        type: "image/webp" as const,
        width,
        height: width / 2,
        bytes: width,
      })),
    ),
  );
}

async function addByCalls({ call, token, services }: TestApi): Promise<void> {
  const send = async (method: string, path: string, json?: unknown) => {
    const answer = await call(method, path, { token, json });
    expect(answer.status, `${method} ${path} ${await answer.clone().text()}`).toBeLessThan(300);
    return (await answer.json()) as { _id: string };
  };
  const images = ["/uploads/public/raja.jpg", "/uploads/public/sama_1.jpg"];
  const fields = { name: "Zoysa's Rājā", images, age: 41.75, aliases: ["රාජා", "ராஜா"], tags: ["Äl", "al", "Zoo", "_"] };
  const { _id } = await send("POST", "/api/tuskers", someTusker(fields));
  services.clock.advance(60_000);
  const renamed = { name: "Äquator", slug: "aequator", description: '<p>"Quoted" \\ text</p>' };
  await send("PUT", `/api/tuskers/${_id}`, someTusker({ ...fields, ...renamed }));
  const draft = await send("POST", "/api/tuskers", someTusker({ name: "Draft", publication: "draft", age: null }));
  await send("DELETE", `/api/tuskers/${draft._id}`);
  const binned = await send("POST", "/api/articles", someArticle({ title: "In the bin" }));
  await send("DELETE", `/api/articles/${binned._id}`);
  await send("POST", "/api/articles", someArticle({ images: ["/uploads/public/raja-2.jpg"], tags: ["al", "Äl"] }));
  const some = await services.db.read
    .selectFrom("tuskers")
    .select("id")
    .where("publication", "=", "published")
    .limit(3)
    .execute();
  await send("PUT", "/api/tuskers/featured", { ids: [...some.map(({ id }) => id), _id] });
  await send("POST", "/api/accounts/invitations", { username: "nimal", currentPassword: TEST_PASSWORD });
  const reviewed = await send("POST", "/api/tuskers", someTusker({ name: "In review", publication: "draft" }));
  await send("POST", "/api/submissions", { kind: "tusker", id: reviewed._id, version: 1, note: "“Ready”, I think." });
  await leaveLetter({ call }, { ...CORRECTION, tusker: "aequator" });
  const message = { name: "Ann", email: "ann@example.org", subject: "Tracks", message: "Where do they lead?" };
  expect((await call("POST", "/api/contact", { json: message })).status).toBeLessThan(300);
}

/** How many random entries there are, beside those of the starter content: enough for several pages of each list. */
const RANDOM = isDeep ? { tuskers: 250, articles: 90 } : { tuskers: 70, articles: 30 };

async function fill(site: TestApi): Promise<void> {
  const { services } = site;
  await loadStarterContent(services, { enabled: true });
  await addImages(site);
  await addByCalls(site);
  await services.db.write.transaction().execute(async (transaction) => {
    const tuskers = fc.sample(randomTusker, { numRuns: RANDOM.tuskers, seed: 5 });
    const articles = fc.sample(randomArticle, { numRuns: RANDOM.articles, seed: 6 });
    for (const tusker of tuskers) await addRandomTusker(transaction, tusker);
    for (const article of articles) await addRandomArticle(transaction, article);
  });
}

const SEARCHES = ["raja", "a", "aj", "රාජා", "_", "%", "o'r", "\\", "\u0000", "zzzz", "gemunoo", "🐘"];
const PAGES = ["", "page=1", "page=2&limit=7", "page=3&limit=100", "page=999"];
const SORTS = ["name", "-name", "age", "-age", "status", "-status", "updated", "-updated"];
const ARTICLE_SORTS = ["title", "-title", "date", "-date", "updated", "-updated"];
const FILTERS = ["category=wild", "status=dead", "category=conservation&status=alive", "drafts=1", "publication=draft"];

const searchesOf = (name: string) => SEARCHES.map((words) => `?${name}=${encodeURIComponent(words)}`);
const listsOf = (more: string[]) => ["", ...PAGES, ...more].map((query) => (query === "" ? "" : `?${query}`));

/** Addresses for each path of the API document; `{…}` is filled with existing ids and slugs. */
type Known = Record<"ids" | "articleIds" | "slugs" | "articleSlugs" | "letterIds" | "submissionIds", string[]>;
const variants = ({
  ids,
  articleIds,
  slugs,
  articleSlugs,
  letterIds,
  submissionIds,
}: Known): Record<string, string[]> => ({
  "/api/tuskers": [
    ...listsOf([...FILTERS, ...SORTS.map((sort) => `page=2&limit=20&drafts=1&sort=${sort}`)]),
    ...searchesOf("page=1&search"),
  ],
  "/api/articles": [
    ...listsOf([
      "category=research",
      "page=1&drafts=1&publication=scheduled",
      ...ARTICLE_SORTS.map((sort) => `page=2&limit=20&drafts=1&sort=${sort}`),
    ]),
    ...searchesOf("page=1&search"),
  ],
  "/api/articles/recent": ["", "?limit=3"],
  "/api/articles/tags/all": [""],
  "/api/articles/slug/{slug}": [...articleSlugs, "never-there"],
  "/api/articles/{id}": [...articleIds, "0123456789abcdef01234567", "nonsense"],
  "/api/articles/{id}/revisions": articleIds,
  "/api/articles/{id}/revisions/{version}": articleIds.map((id) => `${id} 1`),
  "/api/tuskers/search/search-by-name": searchesOf("name"),
  "/api/tuskers/search/search-by-category": ["?category=wild", "?category=domesticated&page=2", "?category=pets"],
  "/api/tuskers/search/suggest": searchesOf("q"),
  "/api/tuskers/tags/all": [""],
  "/api/tuskers/slug/{slug}": [...slugs, "zoysas-raja", "never-there"],
  "/api/tuskers/featured": ["", "?drafts=1"],
  "/api/tuskers/{id}": [...ids, "0123456789abcdef01234567", "nonsense"],
  "/api/tuskers/{id}/related": ids,
  "/api/tuskers/{id}/corrections": ids,
  "/api/tuskers/{id}/relations": ids,
  "/api/tuskers/{id}/revisions": ids,
  "/api/tuskers/{id}/revisions/{version}": ids.flatMap((id) => [`${id} 1`, `${id} 2`]),
  "/api/record": ["", "?category=wild&limit=20", "?status=dead&cause=shot"],
  "/api/record/statistics": [""],
  "/api/record/heights": ["", "?page=2", "?page=0"],
  "/api/record/on-this-day": [""],
  "/api/record/questions": ["", "?set=2", "?set=99"],
  "/api/places": [""],
  "/api/data-releases": [""],
  "/api/key": [""],
  "/api/settings/key": [""],
  "/api/settings/site": [""],
  "/api/site": [""],
  "/api/places/{key}": ["yala", "bundala", "sri-dalada-maligawa", "anuradhapura", "nowhere"],
  "/api/sources": [...listsOf(["kind=news", "kind=film", "show=attention", "sort=attention"]), ...searchesOf("search")],
  "/api/sources/duplicates": ["?title=Daily%20Mirror"],
  "/api/sources/checks": [""],
  "/api/sources/{key}": ["S1", "S56", "S9999", "nonsense"],
  "/api/account": [""],
  "/api/account/sessions": [""],
  "/api/account/passkeys": [""],
  "/api/account/api-keys": [""],
  "/api/accounts/api-keys": [""],
  "/api/webhooks": [""],
  "/api/accounts": [""],
  "/api/activity": ["", "?page=2", "?limit=5"],
  "/api/auth/session": [""],
  "/api/auth/options": [""],
  "/api/bin": ["", "?page=2"],
  "/api/desk": [""],
  "/api/desk/find": ["?search=yala", "?search=%22national%20park%22&limit=3", "?search=nobody"],
  "/api/export": ["?format=json", "?format=csv&kind=tusker", "?format=csv&kind=article"],
  "/api/accounts/invitations": [""],
  "/api/invitations/{token}": ["unknown"],
  "/api/messages": ["", "?unread=1", "?page=2"],
  "/api/letters": ["", "?closed=1", "?page=2"],
  "/api/letters/{id}": [...letterIds, "unknown"],
  "/api/letters/sent/{token}": ["unknown"],
  "/api/uploads": [
    ...listsOf(["filter=unused", "filter=hidden", "filter=without-alt", "filter=without-credit"]),
    ...searchesOf("search"),
  ],
  "/api/uploads/{name}": [...IMAGES, "none.jpg"],
  "/api/previews/{token}": ["unknown"],
  "/api/pages": [""],
  "/api/pages/{id}/published": ["home", "about", "privacy", "terms", "unknown"],
  "/api/pages/{id}": ["home", "privacy"],
  "/api/pages/{id}/revisions": ["home", "unknown"],
  "/api/pages/{id}/revisions/{version}": ["home 1", "unknown 1"],
  "/api/submissions": ["", "?state=decided"],
  "/api/submissions/{id}": [...submissionIds, "unknown"],
  "/api/submissions/{id}/links": [...submissionIds, "unknown"],
  "/api/reviews/{token}": ["unknown"],
  "/api/tags": [""],
  "/api/translations/{language}": ["si", "ta", "en"],
  "/api/translations/{language}/{kind}/{id}": ["si page home", "ta page terms", "si page nothing"],
  "/api/translations/{language}/export": ["si"],
});

/** Calls whose response is different each time and therefore not compared. */
const OWN_TO_EACH = ["/api/tuskers/random/tusker"];

/** The id of a request that failed, which is another each time. */
const REQUEST_ID = /urn:uuid:[\w-]{36}/;

async function asked(api: Api, path: string, token: string): Promise<string> {
  const answer = await api.request(path, { headers: token === "" ? {} : { Authorization: `Bearer ${token}` } });
  const headers = [...answer.headers].filter(([name]) => name !== "x-request-id");
  return JSON.stringify([answer.status, headers, (await answer.text()).replace(REQUEST_ID, "")]);
}

const fillIn = (path: string, variant: string): string => {
  const values = variant.split(" ");
  return path.includes("{")
    ? path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(values.shift() ?? ""))
    : path + variant;
};

/** Moves everything into PostgreSQL and from there into another file, as backups do. */
async function copyThrough(url: string, from: TestApi["services"], dataDir: string): Promise<void> {
  const file = join(await temporaryFolder(), "copy.sqlite");
  await from.db.copyInto(file);
  const server = await openServer(url);
  await migrate(server);
  await server.loadFrom(file);
  await server.copyInto(databaseFile(dataDir));
  await server.close();
}

/** The API over a copy of the data, in which all sessions are still valid. */
async function openCopy(environment: Record<string, string>, clock: TestClock): Promise<Api> {
  const services = await openTestServices(environment);
  services.clock.set(clock.now());
  return createApi(services);
}

test("every call that reads answers on a copy in PostgreSQL, and on that one's copy in SQLite, byte for byte as before", {
  timeout: 300_000,
}, async () => {
  const sqlite = await openTestApi({ DATABASE_URL: "" });
  await fill(sqlite);
  const { clock } = sqlite.services;
  const [DATABASE_URL, DATA_DIR] = [await temporaryPostgres(), await temporaryFolder()];
  await copyThrough(DATABASE_URL, sqlite.services, DATA_DIR);
  const copies = {
    PostgreSQL: await openCopy({ DATABASE_URL }, clock),
    SQLite: await openCopy({ DATA_DIR, DATABASE_URL: "" }, clock),
  };

  const { read } = sqlite.services.db;
  const tuskers = await read.selectFrom("tuskers").select(["id", "slug"]).orderBy("seq", "desc").limit(400).execute();
  const articles = await read.selectFrom("articles").select(["id", "slug"]).orderBy("seq", "desc").execute();
  const every = <Item>(items: Item[], nth: number) => items.filter((_, index) => index % nth === 0);
  const named = ["aequator"];
  const byId = await read.selectFrom("tuskers").select("id").where("slug", "in", named).execute();
  const idsOf = async (table: "letters" | "submissions") =>
    (await read.selectFrom(table).select("id").execute()).map(({ id }) => id);
  const [letterIds, submissionIds] = [await idsOf("letters"), await idsOf("submissions")];
  expect([letterIds.length, submissionIds.length]).toEqual([1, 1]);
  const known = variants({
    ...{ letterIds, submissionIds },
    ids: [...byId, ...every(tuskers, 25)].map(({ id }) => id),
    articleIds: every(articles, 15).map(({ id }) => id),
    slugs: [...named, ...every(tuskers, 40).map(({ slug }) => slug)],
    articleSlugs: every(articles, 15).map(({ slug }) => slug),
  });

  const { paths } = (await (await sqlite.call("GET", "/api/openapi.json")).json()) as { paths: Record<string, object> };
  const reading = Object.keys(paths).filter((path) => "get" in (paths[path] ?? {}) && !OWN_TO_EACH.includes(path));
  expect(reading.filter((path) => (known[path] ?? []).length === 0)).toEqual([]);

  let compared = 0;
  const statuses = new Set<string>();
  for (const path of reading) {
    for (const variant of known[path] ?? []) {
      const address = fillIn(path, variant);
      for (const token of ["", sqlite.token]) {
        const expected = await asked(sqlite.api, address, token);
        for (const [where, api] of Object.entries(copies)) {
          expect(await asked(api, address, token), `${address} on ${where}`).toBe(expected);
        }
        compared += 1;
        statuses.add(`${path} ${expected.slice(1, 4)}`);
      }
    }
  }
  expect(compared).toBeGreaterThan(300);
  // Ensures that responses were compared, not refusals: each call gave a 200 at least once, except those that need a
  // secret link.
  const never = reading.filter((path) => !statuses.has(`${path} 200`));
  expect(never.filter((path) => !path.includes("{token}"))).toEqual([]);
});
