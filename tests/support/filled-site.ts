import { expect } from "vitest";
import { imageUrlFor } from "../../src/platform/storage/image-names.ts";
import { API_CALLS } from "./api-calls.ts";
import { storeImage } from "./stored-images.ts";
import { signInAs, someArticle, someTusker } from "./test-api.ts";
import { openTestSite } from "./test-site.ts";

/** A site with entries of every kind and state, an image that both a draft and a published entry show, and a source. */
export async function openFilledSite() {
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

export type FilledSite = Awaited<ReturnType<typeof openFilledSite>>;

/** What readers can see: every public call of the API, the pages, the feeds and the images. */
export async function everythingPublic({
  site,
  tuskers,
  articles,
  images,
}: FilledSite): Promise<Record<string, string>> {
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

/** Without the nonce of the response, and without the id of a request that failed. */
const stable = (text: string): string => text.replaceAll(/nonce="[^"]*"|urn:uuid:[\w-]{36}/g, "");
