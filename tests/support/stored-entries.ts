import type { AdministratorCalls } from "./administrator-calls.ts";

type Site = Pick<AdministratorCalls, "call">;

export type Stored = { _id: string; slug: string } & Record<string, unknown>;

const RAJA = { name: "Raja", age: 60, location: "Kandy District", description: "Raja walks before the casket." };
const CORRIDORS = {
  title: "Corridors of the dry zone",
  excerpt: "Where elephants walk.",
  content: "Elephants walk far.",
  author: "A. Writer",
  publishDate: "2026-01-10",
  category: "research",
};

async function add(site: Site, path: string, body: object): Promise<Stored> {
  const answer = await site.call("POST", path, body);
  if (answer.status !== 201) throw new Error(`An entry could not be made: ${await answer.text()}`);
  return (await answer.json()) as Stored;
}

/** Adds a tusker for the test through the API, without the browser's knowledge. */
export const addTusker = (site: Site, fields: object = {}): Promise<Stored> =>
  add(site, "/api/tuskers", { ...RAJA, ...fields });

export const addArticle = (site: Site, fields: object = {}): Promise<Stored> =>
  add(site, "/api/articles", { ...CORRIDORS, ...fields });

/** Saves fields of an entry as another editor would. */
export async function changeElsewhere(site: Site, kind: "tusker" | "article", entry: Stored, fields: object) {
  const required = kind === "tusker" ? RAJA : CORRIDORS;
  const kept = Object.fromEntries(Object.keys(required).map((key) => [key, entry[key]]));
  const answer = await site.call("PUT", `/api/${kind}s/${entry._id}`, { ...kept, ...fields });
  if (answer.status !== 200) throw new Error(`An entry could not be changed: ${await answer.text()}`);
}

/** The entry as currently stored. */
export async function stored(site: Site, kind: "tusker" | "article", id: string): Promise<Stored> {
  return (await (await site.call("GET", `/api/${kind}s/${id}`)).json()) as Stored;
}

/** The newest entry of that name, including drafts; undefined if there is none yet. */
export async function findByName(site: Site, kind: "tusker" | "article", name: string): Promise<Stored | undefined> {
  const list = (await (await site.call("GET", `/api/${kind}s?drafts=1`)).json()) as Stored[];
  return list.find((entry) => (entry.name ?? entry.title) === name);
}
