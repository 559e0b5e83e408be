import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { PROJECT_FOLDER } from "../../../platform/config/project-folder.server.ts";
import { type NewArticle, newArticleSchema } from "../../articles/article.ts";
import { newLibrarySourceSchema } from "../../sources/library-source.ts";
import type { SentSource } from "../../sources/source.ts";
import { sourceKeySchema } from "../../sources/source-key.ts";
import { type NewTusker, newTuskerSchema } from "../../tuskers/tusker.ts";
import { readStarterDocument, type StarterDocument } from "./starter-markdown.server.ts";
import { inLoadingOrder, relationsFrom, starterTuskerId } from "./starter-relations.server.ts";

/** The project's folder of starter content. */
const STARTER_FOLDER = join(PROJECT_FOLDER, "starter");

export type StarterTusker = {
  /** The file name without its extension; the entry's slug. */
  slug: string;
  id: string;
  tusker: NewTusker;
  /** Its position among the featured tuskers, from 1. */
  featured: number | undefined;
  document: StarterDocument;
};

export type StarterArticle = { slug: string; article: NewArticle; document: StarterDocument };

const frontMatterSources = z.array(z.string()).default([]);
const featuredPlace = z.int().min(1).max(12).optional();
const sourceListSchema = z.record(sourceKeySchema, newLibrarySourceSchema);

export type StarterSources = z.infer<typeof sourceListSchema>;

/** The whole library of the starter content, by key. */
export async function readStarterSources(folder = STARTER_FOLDER): Promise<StarterSources> {
  return sourceListSchema.parse(JSON.parse(await readFile(join(folder, "sources.json"), "utf8")));
}

/**
 * Every starter tusker, in the order of the file names, but each after those that he is related to.
 * @throws Error that names the file when one does not match the directory's own schemas or cites an unknown source
 */
export async function readStarterTuskers(sources: StarterSources, folder = STARTER_FOLDER): Promise<StarterTusker[]> {
  const tuskers = await readEach(join(folder, "tuskers"), (slug, document, slugs) => {
    const { sources: fieldSources, featured, relations, ...fields } = document.frontMatter;
    const told = newTuskerSchema.parse({
      ...fields,
      relations: relationsFrom(relations, slugs),
      description: document.html,
    });
    const keys = [...document.sourceIds, ...citedKeys(told), ...frontMatterSources.parse(fieldSources ?? [])];
    return {
      slug,
      id: starterTuskerId(slug),
      tusker: newTuskerSchema.parse({ ...told, sources: sourcesOf(keys, sources) }),
      featured: featuredPlace.parse(featured),
      document,
    };
  });
  return inLoadingOrder(tuskers);
}

/** The keys of the sources that the statements of a record name. */
export const citedKeys = ({ claims, events, features, relations }: NewTusker): string[] =>
  [...Object.values(claims ?? {}), events, features, relations].flatMap((statements) =>
    (statements ?? []).flatMap(({ sources }) => sources),
  );

/** Every starter article, in the order of the file names. @throws as `readStarterTuskers` does */
export function readStarterArticles(sources: StarterSources, folder = STARTER_FOLDER): Promise<StarterArticle[]> {
  return readEach(join(folder, "articles"), (slug, document) => {
    const { sources: fieldSources, ...fields } = document.frontMatter;
    const keys = [...document.sourceIds, ...frontMatterSources.parse(fieldSources ?? [])];
    const article = newArticleSchema.parse({
      ...fields,
      content: document.html,
      sources: sourcesOf(keys, sources),
    });
    return { slug, article, document };
  });
}

async function readEach<Entry>(
  folder: string,
  readEntry: (slug: string, document: StarterDocument, slugs: ReadonlySet<string>) => Entry,
): Promise<Entry[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md")).sort();
  const slugs = new Set(names.map((name) => name.slice(0, -3)));
  return Promise.all(
    names.map(async (name) => {
      try {
        return readEntry(name.slice(0, -3), readStarterDocument(await readFile(join(folder, name), "utf8")), slugs);
      } catch (error) {
        const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
        throw new Error(`The starter file ${name} cannot be used. ${reason}`, { cause: error });
      }
    }),
  );
}

/** The sources with these keys, each once, in the order of their first mention. */
function sourcesOf(keys: readonly string[], known: StarterSources): SentSource[] {
  return [...new Set(keys)].map((key) => {
    const source = known[key];
    if (!source) throw new Error(`It refers to the source ${key}, which is not in sources.json.`);
    const { title, url, kind } = source;
    return { key, title, kind, ...(url ? { url } : {}) };
  });
}
