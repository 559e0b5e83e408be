import { looksLikeId } from "../../../platform/identifiers/identifier-kind.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { addressIn } from "../../../platform/languages/language.ts";
import { permanentAddress, textCitation } from "./citation.ts";
import { contentOf, type ToolNeeds } from "./tool.server.ts";

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
  permanentUrl: permanentAddress(siteUrl, entry),
  lastChanged: entry.updatedAt.slice(0, 10),
});

export const citationOf = ({ siteUrl, today }: ToolNeeds, title: string, entry: Found): string =>
  textCitation(siteUrl, title, entry, today);

type Cited = { key: string; title: string; url?: string | undefined; kind: string };

/** The sources of an entry as statements name them: by their keys in the library. */
export const sourcesOf = (sources: readonly Cited[]) =>
  sources.map(({ key, title, url, kind }) => ({ key, title, url, kind }));
