import type { TranslatedKind } from "../../fields/pieces/piece.ts";
import type { Claims } from "../../record/record.ts";
import { PAGE_KEYS } from "../../texts/page.ts";
import { SHIPPED } from "../../texts/shipped/shipped.ts";
import { type English, type EnglishField, englishOf } from "../../translations/prose/english.server.ts";
import { readStarterArticles, readStarterSources, readStarterTuskers } from "./starter-files.server.ts";
import { readTranslationFiles, starterParts } from "./starter-translations.server.ts";

/** A site takes the origin from the preferred account of it, if there is one. */
const withOrigin = (tusker: { origin?: unknown; claims?: Claims | null | undefined }): object => ({
  ...tusker,
  origin: tusker.claims?.origin?.[0]?.value ?? tusker.origin,
});

/** The English texts that come with the site, field by field, by folder and slug: `pages/privacy`. */
export async function readProjectEnglish(): Promise<Map<string, EnglishField[]>> {
  const sources = await readStarterSources();
  const fields = (kind: TranslatedKind, slug: string, source: object) =>
    [`${kind}s/${slug}`, englishOf(kind, slug, source as English)] as const;
  return new Map([
    ...(await readStarterTuskers(sources)).map(({ slug, tusker }) => fields("tusker", slug, withOrigin(tusker))),
    ...(await readStarterArticles(sources)).map(({ slug, article }) => fields("article", slug, article)),
    ...PAGE_KEYS.map((key) => fields("page", key, SHIPPED[key])),
  ]);
}

/** For the translations of a language, which of today's English each text is a translation of. */
export async function madeFromToday(language: string): Promise<Record<string, Record<string, string>>> {
  const english = await readProjectEnglish();
  const files = (await readTranslationFiles()).filter((file) => file.language === language);
  return Object.fromEntries(
    files.map(({ folder, slug, text }) => {
      const fields = english.get(`${folder}/${slug}`) ?? [];
      return [`${folder}/${slug}`, starterParts({ folder, text, madeFrom: undefined }, { fields }, "").madeFrom];
    }),
  );
}
