import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, type BrowserContext, expect, test } from "@playwright/test";
import { SHIPPED_SETTINGS } from "../../src/content/settings/site/site-settings.ts";
import { ADMINISTRATOR } from "../support/launch-site.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { jpegWithMarkup } from "../support/sample-images.ts";
import { packVectors } from "../support/script-vectors/packs.ts";
import { RUN } from "../support/script-vectors/vector-family.ts";
import { openAll, type Watched, watchForScripts } from "../support/script-vectors/watch-for-scripts.ts";
import { openWriter, textCallsOf, type Writer } from "../support/script-vectors/write-everywhere.ts";
import { someArticle, someTusker } from "../support/test-api.ts";
import { HEADINGS, headingInSinhala } from "../support/translation-calls.ts";

// Every field that takes any text is filled with every vector that it accepts, and then all that shows these texts is
// opened: with the site's policy, which must have nothing to refuse, and without it, where nothing must be left to run.

/** Fields that take no text of people's, only an address, a day or a name in a narrow form. */
const NARROW =
  /(?:images\[\]|imageUrl\[\]|\.url|takenOn|statusAsOf|diedOn|publishDate|readOn|archiveUrl|sources\/?\S* (?:date|url)|email|recipients\[\]|wikidata|invitations username)$/;

/** For calls that take an entry as POST does, and pass it through the same rules. */
const SHARED = 16;

/** A heading is one line, so no vectors are put below each other. */
const LONGEST_HEADING = 200;

type Entry = { _id: string; slug: string; portraitUrl?: string; landscapeUrl?: string };

let site: RunningSite;
let writer: Writer;
const tuskers: Entry[] = [];
const articles: Entry[] = [];
const previews: string[] = [];
const submissions: string[] = [];
const reviews: string[] = [];
const sources: string[] = [];
let upload: string;

// Each of many hundred pages is opened once; to record them all takes longer than to open them.
test.use({ trace: "off" });
test.describe.configure({ mode: "serial", timeout: 150_000 });

test.beforeAll(async () => {
  test.setTimeout(150_000);
  site = await startSite({ settings: { TRUST_PROXY: "1", LOG_LEVEL: "error" } });
  writer = await openWriter(site.url);
});
test.afterAll(() => site?.stop());

async function watched(
  browser: Browser,
  work: (context: BrowserContext, watched: Watched) => Promise<void>,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<Watched> {
  const context = await browser.newContext({ baseURL: site.url, ...options });
  try {
    const seen = await watchForScripts(context, site.url);
    await work(context, seen);
    return seen;
  } finally {
    await context.close();
  }
}

test("a script that does run, a request elsewhere and a handler that waits are noticed", { tag: "@deep" }, async ({
  browser,
}) => {
  const server = createServer((request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(
      request.url === "/" ? `<script>${RUN}</script><p onclick="${RUN}">x</p><img src="http://evil.invalid/x">` : "",
    );
  }).listen(0, "127.0.0.1");
  try {
    await new Promise((resolve) => server.once("listening", resolve));
    const raw = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const seen = await watched(browser, (context, seen) => openAll(context, seen, [raw]));
    const told = seen.trouble.join("\n");
    for (const part of ["A vector ran:", "asked for http://evil.invalid/x", "P onclick="]) expect(told).toContain(part);
  } finally {
    server.close();
  }
});

test("a vector that came through unclean is noticed, by the policy or by what it does", { tag: "@deep" }, async ({
  browser,
}) => {
  const tamper = async (context: BrowserContext, seen: Watched) => {
    await context.route("**/about", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        "</main>",
        `<img src=/x onerror=${RUN}><script>${RUN}</script></main>`,
      );
      await route.fulfill({ response: answer, body });
    });
    await openAll(context, seen, ["/about"]);
  };
  const without = await watched(browser, tamper, { bypassCSP: true });
  expect(without.trouble.join("\n")).toContain("A vector ran:");
  const within = await watched(browser, tamper);
  expect(within.trouble.join("\n")).toContain("Content Security Policy");
  expect(within.trouble.join("\n")).not.toContain("A vector ran:");
});

test("every field that takes any text takes the vectors, or refuses them", async () => {
  upload = await site.upload(new Blob([await jpegWithMarkup()]), `<img src=x onerror=${RUN}>.jpg`);
  const image = upload.split("/").at(-1);
  const images = [upload];
  const details = { images, imageDetails: [{ url: upload, alt: "A tusker", credit: "A. Perera" }] };
  // In some only: each change of an image's words renders all entries anew that show it.
  const imagesOf = (round: number) => (round % 16 === 0 ? details : {});
  // Statements need a date or a state beside their texts.
  const account = { value: "1953" };
  const record = {
    claims: { born: [account], died: [account], origin: [{ value: "Here" }] },
    events: [{ kind: "given", date: "1953", text: "Given." }],
    features: [{ character: "tusks", state: "both" }],
    relations: [{ kind: "rival", name: "Raja" }],
  };
  const tusker = (round: number) => someTusker({ ...imagesOf(round), ...record });
  const article = (round: number) => someArticle(imagesOf(round));
  const cyclic = (entries: Entry[]) => (round: number) => entries[round % entries.length]?._id ?? "";

  // An entry's texts are read in lists, by themselves and in the admin area; each call's answers are kept for that.
  const ways: Record<string, () => Promise<unknown>> = {
    "PUT /api/uploads/{name}": () =>
      writer.writeAll(
        "PUT /api/uploads/{name}",
        () => ({}),
        () => `/api/uploads/${image}`,
      ),
    "POST /api/tuskers": async () => {
      tuskers.push(...((await writer.writeAll("POST /api/tuskers", tusker, () => "/api/tuskers")) as Entry[]));
    },
    "PUT /api/tuskers/{id}": () =>
      writer.writeAll("PUT /api/tuskers/{id}", tusker, (round) => `/api/tuskers/${cyclic(tuskers)(round)}`, SHARED),
    "POST /api/articles": async () => {
      articles.push(...((await writer.writeAll("POST /api/articles", article, () => "/api/articles")) as Entry[]));
    },
    "PUT /api/articles/{id}": () =>
      writer.writeAll("PUT /api/articles/{id}", article, (round) => `/api/articles/${cyclic(articles)(round)}`, SHARED),
    "POST /api/sources": async () => {
      const made = await writer.writeAll(
        "POST /api/sources",
        () => ({ title: "A paper", kind: "news" }),
        () => "/api/sources",
      );
      sources.push(...made.map(({ key }) => String(key)));
    },
    "PUT /api/sources/{key}": () =>
      writer.writeAll(
        "PUT /api/sources/{key}",
        () => ({ title: "A paper" }),
        (round) => `/api/sources/${sources[round % sources.length]}`,
        SHARED,
      ),
    "POST /api/sources/{key}/merge": mergeSources,
    "PUT /api/settings/key": () =>
      writer.writeAll(
        "PUT /api/settings/key",
        () => ({ total: 142, note: "A count.", source: null }),
        () => "/api/settings/key",
        SHARED,
      ),
    "PUT /api/settings/site": () =>
      writer.writeAll(
        "PUT /api/settings/site",
        () => ({ ...SHIPPED_SETTINGS, links: [{ label: "A", url: "https://social.example/tuskers" }] }),
        () => "/api/settings/site",
        SHARED,
      ),
    "PUT /api/translations/{language}/{kind}/{id}": () =>
      writer.writeAll(
        "PUT /api/translations/{language}/{kind}/{id}",
        (round) => ({ ...headingInSinhala(HEADINGS[round % HEADINGS.length]), translator: "N" }),
        (round) => `/api/translations/${round % 2 === 0 ? "si" : "ta"}/page/home`,
        SHARED,
        LONGEST_HEADING,
      ),
    "POST /api/contact": () =>
      writer.writeAll(
        "POST /api/contact",
        () => ({ name: "N", email: "n@example.com", subject: "S", message: "M" }),
        () => "/api/contact",
      ),
    "POST /api/previews": async () => {
      for (const [kind, entry] of [
        ["tusker", tusker],
        ["article", article],
      ] as const) {
        const made = await writer.writeAll(
          "POST /api/previews",
          (round) => ({ kind, entry: entry(round) }),
          () => "/api/previews",
          SHARED,
        );
        previews.push(...made.map(({ url }) => String(url)));
      }
    },
    "POST /api/submissions": async () => {
      for (const [kind, entry, plain] of [
        ["tusker", tusker, someTusker()],
        ["article", article, someArticle()],
      ] as const) {
        const { _id: id } = (await (await writer.send("POST", `/api/${kind}s`, plain)).json()) as Entry;
        const made = await writer.writeAll(
          "POST /api/submissions",
          (round) => ({ kind, id, version: 1, note: "New.", entry: entry(round) }),
          () => "/api/submissions",
          SHARED,
        );
        submissions.push(String(made[0]?._id));
      }
      // Each can be sent back only once.
      for (let round = 0; round < SHARED; round += 1) {
        const draft = await writer.send("POST", "/api/tuskers", someTusker({ publication: "draft" }));
        const { _id: id } = (await draft.json()) as Entry;
        const made = await writer.send("POST", "/api/submissions", { kind: "tusker", id, version: 1 });
        submissions.push(((await made.json()) as Entry)._id);
      }
    },
    "POST /api/submissions/{id}/comments": () =>
      writer.writeAll(
        "POST /api/submissions/{id}/comments",
        () => ({ field: "name", text: "Is this his name?" }),
        (round) => `/api/submissions/${submissions.slice(2)[round % SHARED]}/comments`,
        SHARED,
      ),
    "POST /api/submissions/{id}/links": async () => {
      const made = await writer.writeAll(
        "POST /api/submissions/{id}/links",
        () => ({ label: "An expert" }),
        (round) => `/api/submissions/${submissions.slice(2)[round % SHARED]}/links`,
        SHARED,
      );
      reviews.push(...made.map(({ url }) => String(url)));
    },
    "POST /api/reviews/{token}": () =>
      writer.writeAll(
        "POST /api/reviews/{token}",
        () => ({ name: "An expert", round: 1, text: "A word.", field: "name" }),
        (round) => `/api${reviews[round % reviews.length]?.replace("/review/", "/reviews/")}`,
        SHARED,
      ),
    "POST /api/submissions/{id}/send-back": () =>
      writer.writeAll(
        "POST /api/submissions/{id}/send-back",
        () => ({ round: 1, reason: "Which paper says so?" }),
        (round) => `/api/submissions/${submissions.slice(2)[round]}/send-back`,
        SHARED,
      ),
    "POST /api/drawings/portrait": () =>
      writer.writeAll(
        "POST /api/drawings/portrait",
        () => ({}),
        () => "/api/drawings/portrait",
        SHARED,
      ),
    "PUT /api/tags/{tag}": () =>
      // The tag that is renamed is the one that the round before left behind; a refused name leaves it as it was.
      renameTags(),
    "POST /api/accounts/invitations": () =>
      writer.writeAll(
        "POST /api/accounts/invitations",
        (round) => ({ username: `somebody ${round}`, currentPassword: ADMINISTRATOR.password }),
        () => "/api/accounts/invitations",
      ),
    "POST /api/import": importEntries,
  };
  // They need an authenticator, a mailbox, a letter or Wikimedia Commons, or take a few addresses only; what they store is
  // read as text, by its owner or by keepers, or is the words of an image, which another call takes alike.
  const apart = [
    "POST /api/account/passkeys",
    "PUT /api/account/email",
    "POST /api/letters/{id}/photograph",
    "POST /api/uploads/commons",
    "POST /api/uploads/commons/look-up",
    "POST /api/webhooks",
  ];
  const found = textCallsOf(writer.document);
  expect(found.filter((call) => apart.includes(call)).toSorted()).toEqual(apart.toSorted());
  expect(found.filter((call) => !apart.includes(call)).toSorted(), "calls that take any text").toEqual(
    Object.keys(ways).toSorted(),
  );
  for (const [call, write] of Object.entries(ways)) await test.step(call, write);

  const never = [...writer.written].filter(([, { taken }]) => taken === 0).map(([field]) => field);
  expect(
    never.filter((field) => !NARROW.test(field)),
    "fields that refused every single text",
  ).toEqual([]);
  const sum = (what: "taken" | "refused") =>
    [...writer.written.values()].reduce((all, counts) => all + counts[what], 0);
  test.info().annotations.push({
    type: "written",
    description: `${writer.written.size} fields, ${sum("taken")} times taken, ${sum("refused")} times refused`,
  });
});

async function renameTags(): Promise<void> {
  let tag = "a-tag-to-rename";
  await writer.send("POST", "/api/tuskers", someTusker({ name: "Tagged", tags: [tag] }));
  for (const name of every(packVectors(60), 8)) {
    const answer = await writer.send("PUT", `/api/tags/${encodeURIComponent(tag)}`, { name });
    if (answer.status === 200) tag = name.trim();
    else expect(answer.status, name).toBe(422);
  }
}

/** A merge writes the same fields as a change, and uses up a source: so each text is taken over once, as a title and a note. */
async function mergeSources(): Promise<void> {
  const [into] = sources;
  for (const text of every(packVectors(200), 8)) {
    const made = await writer.send("POST", "/api/sources", { title: "A paper to merge", kind: "news" });
    const { key } = (await made.json()) as { key: string };
    const answer = await writer.send("POST", `/api/sources/${key}/merge`, {
      into,
      change: { title: text, note: text },
    });
    expect([200, 422], text).toContain(answer.status);
  }
}

/** What was taken one by one comes in as a file as well; a file is judged entry by entry, so nothing is tried twice. */
async function importEntries(): Promise<void> {
  const bodies = (names: string[], make: (fields: Record<string, unknown>) => object, field: string, text: string) =>
    names.map((name, index) => ({
      ...make({ [field]: name, [text]: packVectors(5000)[index] }),
      slug: `brought-in-${index}`,
    }));
  const answer = await writer.send("POST", "/api/import", {
    format: "sri-lankan-tuskers",
    version: 1,
    tuskers: bodies(packVectors(120).slice(0, 24), someTusker, "name", "description"),
    articles: bodies(packVectors(200).slice(0, 24), someArticle, "title", "content"),
  });
  expect(answer.status).toBe(200);
  expect(((await answer.json()) as { created: number }).created).toBeGreaterThan(24);
}

const pagesOf = (path: string, entries: number, perPage: number): string[] =>
  Array.from({ length: Math.ceil(entries / perPage) + 1 }, (_, index) => `${path}?page=${index + 1}`);
/** Every second one, beginning with the first or with the second. */
const half = <Item>(items: readonly Item[], first: 0 | 1): Item[] => items.filter((_, index) => index % 2 === first);
const every = <Item>(items: readonly Item[], step: number): Item[] => items.filter((_, index) => index % step === 0);
const questions = (): string[] => every(packVectors(200), 2).map((vector) => encodeURIComponent(vector));

/** All that visitors can open: pages, searches, feeds, drawings, images and answers of the API as documents. */
async function publicAddresses(): Promise<{ lists: string[]; entries: string[]; documents: string[] }> {
  const sheets = [
    ...(await (await fetch(`${site.url}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+\/sitemaps\/[^<]+)</g),
  ];
  const searches = questions().flatMap((question, index) => [
    [`/search-results?q=${question}`, `/tuskers?search=${question}`, `/articles?search=${question}`][index % 3] ?? "",
    ...(index % 10 === 0 ? [`/contact?subject=${question}`, `/tuskers/${question}`, `/${question}`] : []),
  ]);
  return {
    lists: [
      ...["/", "/si", "/ta"],
      ...pagesOf("/tuskers", tuskers.length + 25, 12),
      ...pagesOf("/articles", articles.length + 24, 12),
      ...searches,
    ],
    entries: [
      ...tuskers.map(({ slug }) => `/tuskers/${slug}`),
      ...articles.map(({ slug }) => `/articles/${slug}`),
      ...every(
        Array.from({ length: 60 }, (_, index) => index),
        2,
      ).flatMap((index) => [`/tuskers/brought-in-${index}`, `/articles/brought-in-${index}`]),
    ],
    documents: [
      ...["/feeds/articles.xml", "/feeds/directory.xml", "/sitemap.xml", ...sheets.map(([, address = ""]) => address)],
      ...["/site.webmanifest", "/robots.txt", upload],
      ...["/api/tuskers?limit=50", "/api/articles?limit=50", "/api/tuskers/tags/all", "/api/articles/recent"],
      ...every(tuskers, 6).flatMap(({ _id, portraitUrl = "/" }) => [`/api/tuskers/${_id}`, portraitUrl]),
      ...every(articles, 6).flatMap(({ _id, landscapeUrl = "/" }) => [`/api/articles/${_id}`, landscapeUrl]),
      ...every(questions(), 8).map((question) => `/api/tuskers/search/suggest?q=${question}`),
      ...every(questions(), 8).map((question) => `/api/${question}`),
    ],
  };
}

/** The admin area's pages, as an administrator reads them. */
const adminAddresses = (): string[] => [
  ...["/admin/dashboard", "/admin/dashboard?show=articles", "/admin/messages", "/admin/pictures", "/admin/tags"],
  ...["/admin/bin", "/admin/featured", "/admin/activity", "/admin/accounts", "/admin/account", "/admin/exchange"],
  ...Array.from({ length: 3 }, (_, index) => `/admin/dashboard?page=${index + 2}`),
  ...Array.from({ length: 3 }, (_, index) => `/admin/messages?page=${index + 2}`),
  ...every(tuskers, 6).flatMap(({ _id }) => [`/admin/edit-tusker/${_id}`, `/admin/edit-tusker/${_id}/history`]),
  ...every(articles, 6).flatMap(({ _id }) => [`/admin/edit-article/${_id}`, `/admin/edit-article/${_id}/history`]),
  ...every(previews, 4),
  ...every(reviews, 4),
  ...["/admin/review", ...every(submissions, 4).map((id) => `/admin/review/${id}`)],
];

async function openAdminPages(context: BrowserContext, seen: Watched, first: 0 | 1): Promise<void> {
  const stored = `if (location.protocol !== "about:") localStorage.setItem("token", ${JSON.stringify(writer.token)})`;
  await context.addInitScript(stored);
  await openAll(context, seen, half(adminAddresses(), first), {
    after: (page) => expect(page.getByText(/^Loading /)).toHaveCount(0),
  });
}

const noted = (what: string, { opened }: Watched) =>
  test.info().annotations.push({ type: "opened", description: `${opened} documents: ${what}` });

// Half of all pages is opened in a browser that minds no policy, where whatever came through would run, and half in one
// that does, where the policy would complain of it.

test("without the policy nothing runs in what visitors open", { tag: "@deep" }, async ({ browser }) => {
  const { lists, entries, documents } = await publicAddresses();
  const seen = await watched(
    browser,
    (context, seen) => openAll(context, seen, [...half([...lists, ...entries], 0), ...documents]),
    { bypassCSP: true },
  );
  noted("of visitors, without the policy", seen);
  expect(seen.trouble).toEqual([]);
});

test("with the policy nothing offends it in what visitors open", { tag: "@deep" }, async ({ browser }) => {
  const { lists, entries, documents } = await publicAddresses();
  const seen = await watched(browser, (context, seen) =>
    openAll(context, seen, [...half([...lists, ...entries], 1), ...half(documents, 0)]),
  );
  noted("of visitors, with the policy", seen);
  expect(seen.trouble).toEqual([]);
});

test("nothing runs and nothing offends the policy in what administrators open", { tag: "@deep" }, async ({
  browser,
}) => {
  for (const { _id } of tuskers.slice(0, 4)) await writer.send("DELETE", `/api/tuskers/${_id}`, {});
  for (const { _id } of articles.slice(0, 4)) await writer.send("DELETE", `/api/articles/${_id}`, {});
  for (const first of [0, 1] as const) {
    const seen = await watched(browser, (context, seen) => openAdminPages(context, seen, first), {
      bypassCSP: first === 0,
    });
    noted(`of the desk, ${first === 0 ? "without" : "with"} the policy`, seen);
    expect(seen.trouble).toEqual([]);
  }
  const lists = ["export", "messages", "activity", "uploads", "bin", "tags", "accounts"].map((list) => `/api/${list}`);
  const states = every(tuskers.slice(4), 8).map(({ _id }) => `/api/tuskers/${_id}/revisions/1`);
  const answers = await watched(browser, (context, seen) => openAll(context, seen, [...lists, ...states]), {
    bypassCSP: true,
    extraHTTPHeaders: { Authorization: `Bearer ${writer.token}` },
  });
  noted("answers to the desk", answers);
  expect(answers.trouble).toEqual([]);
});

test("no file that is a page or a drawing as well is taken in as it is", async ({ browser }) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"><script>${RUN}</script></svg>`;
  for (const [content, name] of [
    [svg, "drawing.jpg"],
    [`<?xml version="1.0"?>${svg}`, "drawing.svg"],
    [`<html><script>${RUN}</script></html>`, "page.jpg"],
    [`GIF89a/*${" ".repeat(40)}*/=1;${RUN}`, "script.gif"],
    [`\xff\xd8\xff<script>${RUN}</script>`, "page.jpeg"],
  ] as const) {
    await expect(
      site.upload(new Blob([Buffer.from(content, "latin1")], { type: "image/jpeg" }), name),
    ).rejects.toThrow();
  }
  const stored = Buffer.from(await (await fetch(site.url + upload)).arrayBuffer());
  expect(stored.includes("<script"), "what was both a picture and a page").toBe(false);
  const seen = await watched(browser, (context, seen) => openAll(context, seen, [upload]));
  expect(seen.trouble).toEqual([]);
});
