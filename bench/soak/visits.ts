import sharp from "sharp";
import { ADMINISTRATOR } from "../../tests/support/launch-site.ts";
import type { E2eSite } from "../../tests/support/running-site.ts";

type Entry = { _id: string; slug: string; name: string; age: number | null; location: string; portraitUrl: string };
type Article = Record<"_id" | "slug" | "title" | "excerpt" | "content" | "author" | "publishDate" | "category", string>;

/** The actions of visitors and editors. Each throws if the response is not as expected. */
export type Visits = {
  /** Called in turn, with a running index. */
  reads: ((index: number) => Promise<void>)[];
  writes: ((index: number) => Promise<void>)[];
};

const WORDS = ["tusker", "raja", "yala", "kandy", "gal oya", "elephant", "a", "no such word"];

async function expectAnswer(what: string, answer: Promise<Response>, status: number): Promise<Response> {
  const response = await answer;
  if (response.status !== status) throw new Error(`${what} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** A different image for every number. */
const imageOf = async (index: number): Promise<Blob> => {
  const background = { r: index % 256, g: (index * 7) % 256, b: (index * 13) % 256 };
  const jpeg = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: "image/jpeg" });
};

/**
 * Addresses from the networks reserved for benchmarks, which no visitor has. Each time another /24, because those have
 * a rate limit too.
 */
const visitorAddress = (index: number): string => `198.18.${index % 256}.${Math.floor(index / 256) % 250}`;

/** @param site started with TRUST_PROXY=1, so that contact messages can come from many networks */
export async function prepareVisits(site: E2eSite): Promise<Visits> {
  const list = async <Item>(path: string) => (await (await fetch(site.url + path)).json()) as Item[];
  const [tuskers, articles] = [await list<Entry>("/api/tuskers"), await list<Article>("/api/articles")];
  // The address of a portrait depends on its tusker's record, so the tuskers whose drawings are read are not changed.
  const [kept, changing] = [tuskers.slice(0, tuskers.length / 2), tuskers.slice(tuskers.length / 2)];
  const addresses = [
    ...[
      "/",
      "/about",
      "/contact",
      "/tuskers",
      "/tuskers?page=2",
      "/tuskers?category=wild",
      "/articles",
      "/articles?page=2",
    ],
    ...[
      "/feeds/articles.xml",
      "/sitemap.xml",
      "/privacy-policy",
      "/api/tuskers/random/tusker",
      "/readyz",
      "/favicon.svg",
    ],
    ...tuskers.flatMap(({ _id, slug }) => [`/tuskers/${slug}`, `/api/tuskers/${_id}`]),
    ...kept.map(({ portraitUrl }) => portraitUrl),
    ...articles.map(({ slug }) => `/articles/${slug}`),
    ...WORDS.flatMap((word) => [
      `/tuskers?search=${word}`,
      `/search-results?search=${word}`,
      `/api/tuskers?search=${word}`,
    ]),
  ].map(encodeURI);
  const reads = addresses.map((path) => async () => {
    await (await expectAnswer(path, fetch(site.url + path), 200)).arrayBuffer();
  });

  const of = <Item>(items: Item[], index: number): Item => items[index % items.length] as Item;
  const changeTusker = async (index: number) => {
    const { _id, name, age, location } = of(changing, index);
    const changed = { name, age, location, description: `A description that was changed ${index} times.` };
    await (await expectAnswer("A change", site.call("PUT", `/api/tuskers/${_id}`, changed), 200)).json();
  };
  const changeArticle = async (index: number) => {
    const { _id, title, content, author, publishDate, category } = of(articles, index);
    const changed = {
      title,
      content,
      author,
      publishDate,
      category,
      excerpt: `An excerpt that was changed ${index} times.`,
    };
    await (await expectAnswer("A change", site.call("PUT", `/api/articles/${_id}`, changed), 200)).json();
  };
  const addAndRemove = async (index: number) => {
    const tusker = { name: `Passing ${index}`, age: 20, location: "Yala National Park" };
    const added = await expectAnswer("A new entry", site.call("POST", "/api/tuskers", tusker), 201);
    const { _id } = (await added.json()) as Entry;
    await (await expectAnswer("A removal", site.call("DELETE", `/api/tuskers/${_id}`), 200)).json();
  };
  const uploadAndRemove = async (index: number) => {
    const name = (await site.upload(await imageOf(index), `passing-${index}.jpg`)).split("/").at(-1);
    await (await expectAnswer("A removal", site.call("DELETE", `/api/uploads/${name}`), 200)).json();
  };
  const writeMessage = async (index: number) => {
    const headers = { "Content-Type": "application/json", "X-Forwarded-For": visitorAddress(index) };
    const message = { name: "Nimal", email: "nimal@example.com", subject: `Number ${index}`, message: "A question." };
    const sent = fetch(`${site.url}/api/contact`, { method: "POST", headers, body: JSON.stringify(message) });
    await (await expectAnswer("A message", sent, 201)).json();
  };
  const signInAndOut = async () => {
    const headers = { "Content-Type": "application/json" };
    const signIn = fetch(`${site.url}/api/auth/login`, {
      method: "POST",
      headers,
      body: JSON.stringify(ADMINISTRATOR),
    });
    const { access_token: token } = (await (await expectAnswer("A sign-in", signIn, 200)).json()) as Record<
      string,
      string
    >;
    const out = fetch(`${site.url}/api/auth/logout`, { method: "POST", headers: { Authorization: `Bearer ${token}` } });
    await (await expectAnswer("A sign-out", out, 200)).json();
  };
  const look = async (index: number) => {
    const entry = { name: `Previewed ${index}`, age: 20, location: "Yala National Park" };
    const made = await expectAnswer("A preview", site.call("POST", "/api/previews", { kind: "tusker", entry }), 201);
    const { url } = (await made.json()) as { url: string };
    await (await expectAnswer("A preview's page", fetch(site.url + url), 200)).arrayBuffer();
  };
  return {
    reads,
    writes: [
      ...[changeTusker, writeMessage, addAndRemove, changeArticle, signInAndOut],
      ...[changeTusker, look, changeTusker, uploadAndRemove, changeArticle],
    ],
  };
}
