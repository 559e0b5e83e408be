import type { createClient } from "../client.ts";

/** A tusker with version and permanent address, and what his record rests on. */
export async function citeTusker(call: ReturnType<typeof createClient>, site: string, slug: string): Promise<string[]> {
  const { body } = await call("getTuskerBySlug", { path: { slug } });
  if (body === undefined) return [];
  const sources = body.sources.map(({ key, title }) => `[${key}] ${title}`);
  return [`${body.name}. Version ${body.version}. ${site}/id/${body._id}`, ...sources];
}
