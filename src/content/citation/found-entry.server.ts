import { z } from "zod";
import { contentOf, type ToolNeeds } from "../../platform/api/assistant-tool.server.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { looksLikeId } from "../../platform/ids/identifier-kind.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
import { nameHere } from "../tuskers/name-here.ts";
import { type Cited, citationOf, citationText } from "./citation.ts";
import { permanentAddress } from "./permanent-address.ts";

const NAME = "Give the slug or the id of an entry, as the search tool returns it.";

/** An entry by its slug or id. */
export const entryInput = z
  .string(NAME)
  .trim()
  .regex(/^[a-z0-9-]{1,200}$/, NAME)
  .meta({ description: "The slug or the id of the entry, as the search tool returns it.", examples: ["gemunu"] });

const ENTRY_KINDS = ["tusker", "article"] as const;
export const kindInput = z.enum(ENTRY_KINDS).default("tusker").meta({ description: "The kind of entry." });

export const findTusker = ({ api: { api } }: ToolNeeds, name: string) =>
  contentOf(
    looksLikeId(name)
      ? api.tuskers[":id"].$get({ param: { id: name } })
      : api.tuskers.slug[":slug"].$get({ param: { slug: name } }),
  );

export const findArticle = ({ api: { api } }: ToolNeeds, name: string) =>
  contentOf(
    looksLikeId(name)
      ? api.articles[":id"].$get({ param: { id: name } })
      : api.articles.slug[":slug"].$get({ param: { slug: name } }),
  );

type Found = { _id: string; slug: string; updatedAt: string };

/** Where an entry is, and when it last changed. */
export const whereabouts = ({ siteUrl }: ToolNeeds, list: "tuskers" | "articles", entry: Found) => ({
  id: entry._id,
  slug: entry.slug,
  url: siteUrl + addressIn(currentLanguage(), `/${list}/${entry.slug}`),
  permanentUrl: siteUrl + permanentAddress(entry._id),
  lastChanged: entry.updatedAt.slice(0, 10),
});

type Versioned = Found & { version?: number | undefined };

/** What is cited of an entry as the API answers it. */
export const citedTusker = (tusker: Versioned & Parameters<typeof nameHere>[0]): Cited => ({
  ...{ kind: "tusker", _id: tusker._id, slug: tusker.slug, updatedAt: tusker.updatedAt },
  ...{ title: nameHere(tusker), author: null, version: tusker.version ?? 1 },
});

export const citedArticle = (article: Versioned & { title: string; author: string; publishDate: string }): Cited => ({
  ...{ kind: "article", _id: article._id, slug: article.slug, updatedAt: article.updatedAt },
  ...{ title: article.title, author: article.author, version: article.version ?? 1 },
  publishDate: article.publishDate,
});

/** How an entry is cited in a text: the sentence of its page, its address, and the day on which it was read. */
export function textCitation({ siteUrl, today }: ToolNeeds, cited: Cited): string {
  const citation = citationOf(siteUrl, cited);
  return `${citationText(citation)} ${citation.url} (read ${today})`;
}

/** The same for a result of a search: lists have no versions, so it names the day of the last change. */
export function listedCitation({ siteUrl, today }: ToolNeeds, { _id, updatedAt }: Found, title: string): string {
  return `${siteName()}: “${title}”, last changed ${updatedAt.slice(0, 10)}. ${siteUrl}${permanentAddress(_id)} (read ${today})`;
}

type FoundSource = { key: string; title: string; url?: string | null | undefined; kind: string };

/** The sources of an entry as statements name them: by their keys in the library. */
export const sourcesOf = (sources: readonly FoundSource[]) =>
  sources.map(({ key, title, url, kind }) => ({ key, title, url: url ?? undefined, kind }));
