import { addressIn, type Language, languageOf } from "../../platform/languages/language.ts";

/** The size of an embed, unless whoever embeds it wants it smaller. */
export const EMBED_SIZE = { width: 560, height: 260 };

/** The small page of a tusker for frames on other sites, root-relative and in English. */
export const embedAddress = (slug: string): string => `/embed/tuskers/${slug}`;

const TUSKER_PAGE = /^\/tuskers\/([a-z0-9-]+)\/?$/;

/** The tusker and the language of a page's address on this site; undefined for any other address. */
export function embeddable(siteUrl: string, address: string): { slug: string; language: Language } | undefined {
  const url = URL.parse(address);
  if (url === null || url.origin !== new URL(siteUrl).origin) return undefined;
  const { language, path } = languageOf(url.pathname);
  const slug = TUSKER_PAGE.exec(path)?.[1];
  return slug === undefined ? undefined : { slug, language };
}

/** Where services ask how to embed a page: https://oembed.com */
export const oembedAddress = (siteUrl: string, language: Language, slug: string, format: "json" | "xml"): string =>
  `${siteUrl}/oembed?${new URLSearchParams({ url: siteUrl + addressIn(language, `/tuskers/${slug}`), format })}`;
