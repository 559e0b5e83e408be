import { siteName } from "../../platform/identity/site-identity.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn, type Language } from "../../platform/languages/language.ts";
import { lastChangeOf, siteDay } from "../../platform/text/dates/publication-day.ts";
import { writtenDate } from "../../platform/text/dates/written-date.ts";
import { permanentAddress } from "./permanent-address.ts";
import { words } from "./words.ts";

/** What a citation needs of an entry. */
export type Cited = {
  kind: EntryKind;
  _id: string;
  slug: string;
  /** As the page of the current language has it. */
  title: string;
  /** Null if nobody but the site signs it. */
  author: string | null;
  version: number;
  updatedAt: string;
  /** Of articles: YYYY-MM-DD. */
  publishDate?: string;
};

/** A citation in the current language, before it is written in any format. */
export type Citation = {
  /** ASCII letters, digits and hyphens. */
  key: string;
  /** Whole names: which part is the family's is not recorded, and many names of the island have none. */
  author: string | null;
  title: string;
  site: string;
  version: number;
  /** The day in Sri Lanka on which the entry last changed: YYYY-MM-DD. */
  day: string;
  url: string;
  language: Language;
};

export const citationOf = (siteUrl: string, cited: Cited): Citation => ({
  key: `${cited.slug}-v${cited.version}`,
  author: cited.author,
  title: cited.title,
  site: siteName(),
  version: cited.version,
  day: lastDayOf(cited),
  url: siteUrl + addressIn(currentLanguage(), permanentAddress(cited._id)),
  language: currentLanguage(),
});

/** The citation as a sentence, without its address. */
export const citationText = ({ author, title, site, version, day }: Citation): string =>
  author === null
    ? words.bySite(title, site, version, writtenDate(day))
    : words.byAuthor(author, title, site, version, writtenDate(day));

/** The day in Sri Lanka on which readers last saw a change: YYYY-MM-DD. */
export const lastDayOf = ({ updatedAt, publishDate }: Pick<Cited, "updatedAt" | "publishDate">): string =>
  siteDay(publishDate === undefined ? new Date(updatedAt) : lastChangeOf({ updatedAt, publishDate }));
