import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { AppError, type FieldError } from "../../../platform/errors/app-error.ts";
import type { Content, Fields } from "../../fields/fields.ts";
import type { SentSource, Source } from "../../sources/source.ts";
import { listCitations, replaceCitedKeys } from "./citations.ts";
import { openSourceFinder } from "./find-sources.server.ts";
import { placeSources } from "./place-sources.ts";

/** The sources in a body, and those that the entry had before. */
type Given = { sent: readonly SentSource[] | null | undefined; stored: readonly Source[] };

type Settled<Kept> = {
  /** The content with its sources as they are stored, and with the keys that its citations have now. */
  content: Kept;
  /** Its sources that the library does not have yet. */
  added: Source[];
};

/**
 * Finds the sources of an entry in the library, and puts them in order. What is cited stays, even if it was not sent.
 * The library is read only if the entry may have sources that it did not have before, and then in one query. Nothing is
 * written, so previews use it as well.
 * @param content the entry after the change, with any list of sources
 * @throws AppError `Invalid` for keys that the library does not have, with their fields
 */
export async function settleSources<Kept extends Content<Fields>>(
  db: Queryable,
  content: Kept,
  { sent, stored }: Given,
): Promise<Settled<Kept>> {
  const citations = listCitations(content);
  const storedKeys = new Set(stored.map(({ key }) => key as string | undefined));
  // What was stored before there was a library may have no key.
  const isKnown = !storedKeys.has(undefined) && citations.every(({ key }) => storedKeys.has(key));
  if (sent === undefined && isKnown) {
    const sources = placeSources(stored, keysOf(citations));
    return { content: { ...content, sources }, added: [] };
  }
  const given = sent === undefined ? stored : (sent ?? []);
  const finder = await openSourceFinder(db, given, keysOf(citations));
  const replacements = new Map<string, string>();
  const errors: FieldError[] = [];
  const found: Source[] = [];
  for (const [index, source] of given.entries()) {
    const { key, title, kind } = source;
    const known = finder.find(source);
    if (known === undefined && (title === undefined || kind === undefined)) {
      errors.push({ path: `sources.${index}.key`, message: noSource(key) });
      continue;
    }
    const settled = known ?? finder.add({ ...source, title: title ?? "", kind: kind ?? "other" });
    found.push(settled);
    if (key !== undefined && key !== settled.key) replacements.set(key, settled.key);
  }
  for (const { key, path } of citations) {
    const source = finder.byKey(replacements.get(key) ?? key);
    if (source === undefined) errors.push({ path, message: noSource(key) });
    else {
      found.push(source);
      if (source.key !== key) replacements.set(key, source.key);
    }
  }
  if (errors[0] !== undefined) throw new AppError("Invalid", errors[0].message, { errors });
  const renamed = replaceCitedKeys(content, replacements);
  const sources = placeSources(found, keysOf(listCitations(renamed)));
  return { content: { ...renamed, sources }, added: finder.added };
}

export const noSource = (key = ""): string => `There is no source ${key} in the library.`;

const keysOf = (citations: readonly { key: string }[]): string[] => citations.map(({ key }) => key);
