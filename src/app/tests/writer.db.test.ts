import fc from "fast-check";
import { expect, test } from "vitest";
import { API_CALLS } from "../../../tests/support/api-calls.ts";
import { storeImage } from "../../../tests/support/stored-images.ts";
import { signInAs, someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite } from "../../../tests/support/test-site.ts";
import { imageUrlFor } from "../../platform/storage/image-names.ts";

const RUNS = 25;

/** A site with entries of every kind and state, an image that both a draft and a published entry show, and a source. */
async function openFilledSite() {
  const site = await openTestSite({ SITE_URL: "https://tuskers.example" });
  const { services, call, token } = site;
  const must = async (method: string, path: string, json?: unknown) => {
    const answer = await call(method, path, { token, json });
    expect([method, path, answer.ok]).toEqual([method, path, true]);
    return (await answer.json()) as { _id: string; slug: string };
  };
  const shown = await storeImage(services, "shown.jpg", 2);
  const hidden = await storeImage(services, "hidden.jpg", 3);
  const images = [imageUrlFor(shown)];
  const sources = [{ title: "A paper", kind: "news", url: "https://example.org/paper" }];
  const published = await must(
    "POST",
    "/api/tuskers",
    someTusker({ name: "Raja", images, sources, tags: ["perahera"] }),
  );
  const draft = { publication: "draft", images: [...images, imageUrlFor(hidden)], sources };
  const relations = [{ kind: "companion", to: published._id }];
  const drafted = await must("POST", "/api/tuskers", someTusker({ name: "Neela", ...draft, relations }));
  const binned = await must("POST", "/api/tuskers", someTusker({ name: "Sando" }));
  await must("DELETE", `/api/tuskers/${binned._id}`);
  const binnedDraft = await must("POST", "/api/tuskers", someTusker({ name: "Tikiri", publication: "draft" }));
  await must("DELETE", `/api/tuskers/${binnedDraft._id}`);
  const article = await must("POST", "/api/articles", someArticle({ title: "Tusks", images, tags: ["ivory"] }));
  const coming = await must("POST", "/api/articles", someArticle({ title: "Soon", publishDate: "2199-01-01" }));
  const taken = await must("POST", "/api/articles", someArticle({ title: "Taken back" }));
  await must("PUT", `/api/articles/${taken._id}`, someArticle({ title: "Taken back", publication: "draft" }));
  await must("PUT", "/api/tuskers/featured", { ids: [published._id, drafted._id] });
  await must("POST", "/api/contact", { name: "Nimal", email: "n@example.com", subject: "Hello", message: "A letter." });
  const tuskers = [published, drafted, binned, binnedDraft];
  const articles = [article, coming, taken];
  const writer = await signInAs(services, "writer");
  const submissions = [];
  for (const { _id: id } of [published, drafted]) {
    const json = { kind: "tusker", id, version: 1, entry: someTusker({ name: "Renamed" }) };
    const made = await call("POST", "/api/submissions", { token: writer, json });
    expect(made.status).toBe(201);
    submissions.push((await made.json()) as { _id: string });
  }
  return { site, tuskers, articles, submissions, writer, images: [shown, hidden] };
}

type FilledSite = Awaited<ReturnType<typeof openFilledSite>>;

/** What readers can see: every public call of the API, the pages, the feeds and the images. */
async function everythingPublic({ site, tuskers, articles, images }: FilledSite): Promise<Record<string, string>> {
  const paths = [
    // A random tusker differs each time.
    ...API_CALLS.filter(({ least, call }) => least === undefined && call.startsWith("GET") && !/random/.test(call)).map(
      ({ example }) => example,
    ),
    "/api/sources/S1",
    "/api/tuskers?drafts=1",
    ...tuskers.flatMap(({ _id, slug }) => [
      `/api/tuskers/${_id}`,
      `/api/tuskers/${_id}/relations`,
      `/api/tuskers/${_id}/related`,
      `/api/tuskers/${_id}/corrections`,
      `/api/tuskers/slug/${slug}`,
      `/tuskers/${slug}`,
    ]),
    ...articles.flatMap(({ _id, slug }) => [`/api/articles/${_id}`, `/api/articles/slug/${slug}`, `/articles/${slug}`]),
    ...images.map((name) => imageUrlFor(name)),
    ...["/", "/tuskers", "/articles", "/search?query=raja", "/record", "/record/statistics", "/sources/S1"],
    ...["/sitemap.xml", "/feeds/articles.xml", "/feeds/directory.xml"],
  ];
  const seen: Record<string, string> = {};
  for (const path of paths) {
    const { status, text, headers } = await site.get(path);
    seen[path] = `${status} ${headers.location ?? ""} ${stable(text)}`;
  }
  return seen;
}

/** Without the nonce that the policy of each response has. */
const stable = (text: string): string => text.replaceAll(/nonce="[^"]*"/g, "");

const WRITES = API_CALLS.filter(
  ({ call }) => !call.startsWith("GET") && !/\/auth\/|contact|invitations\/\{token/.test(call),
);

/** Bodies for calls on entries, beside those of the table. */
const bodies = ({ images, tuskers }: FilledSite) => [
  {},
  { publication: "published" },
  { publication: "draft" },
  { slug: "raja" },
  { slug: tuskers[1]?.slug },
  { images: [imageUrlFor(images[1] ?? "")] },
  { imageDetails: [{ url: imageUrlFor(images[0] ?? ""), alt: "Changed", credit: "Somebody" }] },
  { imageDetails: [{ url: imageUrlFor(images[1] ?? ""), alt: "Changed" }] },
  { tags: ["ivory", "new"] },
  { sources: [{ key: "S1", title: "Another title", kind: "book" }] },
  { alt: "Changed", credit: "Somebody" },
  { relations: [] },
  ...tuskers.map(({ _id: id }) => ({ kind: "tusker", id, version: 1, entry: someTusker({ name: "Another" }) })),
];

/** Any write with the ids, names and keys that exist. */
function anyCall(filled: FilledSite) {
  const { tuskers, articles, submissions, images } = filled;
  const idFor = (path: string) => {
    if (path.includes("submissions")) return submissions.map(({ _id }) => _id);
    return (path.includes("article") ? articles : tuskers).map(({ _id }) => _id);
  };
  return fc.constantFrom(...WRITES).chain(({ call, json }) => {
    const [method = "", path = ""] = call.split(" ");
    return fc.record({
      method: fc.constant(method),
      path: fc
        .record({
          id: fc.constantFrom(...idFor(path)),
          kind: fc.constantFrom("tusker", "article"),
          version: fc.constantFrom("1", "2", "3"),
          key: fc.constantFrom("S1", "S2"),
          name: fc.constantFrom(...images),
          tag: fc.constantFrom("perahera", "ivory"),
        })
        .map((values) => path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof values) => values[name])),
      json: fc.oneof(
        fc.constant(json),
        fc.constantFrom(...bodies(filled)),
        fc.constantFrom(...bodies(filled)).map((body) => ({ ...(json as object), ...body, publication: "draft" })),
      ),
    });
  });
}

test("no sequence of calls by a writer changes anything that readers can see", async () => {
  const filled = await openFilledSite();
  const { site } = filled;
  const before = await everythingPublic(filled);
  // The comparison would find a change: readers see the published entries.
  expect(Object.values(before).filter((seen) => seen.startsWith("200")).length).toBeGreaterThan(25);
  const { writer: token } = filled;
  const outcomes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyCall(filled), { minLength: 5, maxLength: 20 }), async (calls) => {
      for (const { method, path, json } of calls) {
        const answer = await site.call(method, path, { token, json: method === "DELETE" ? undefined : json });
        await answer.body?.cancel();
        const outcome = answer.ok ? "done" : String(answer.status);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
      expect(await everythingPublic(filled)).toEqual(before);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  // Neither all refused nor all invalid.
  expect(outcomes.get("done")).toBeGreaterThan(10);
  expect(outcomes.get("403")).toBeGreaterThan(10);
}, 240_000);
