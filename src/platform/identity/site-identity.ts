import { currentLanguage } from "../languages/current-language.ts";
import type { Language } from "../languages/language.ts";
import type { LicenceKey } from "./licences.ts";
import { words } from "./words.ts";

/** A text in each language; null where it is not set. */
export type InLanguages = Readonly<Record<Language, string | null>>;

/** A profile of the site elsewhere. */
export type SiteLink = Readonly<{ label: string; url: string }>;

/** What administrators set of how the site presents itself. All of it is public. */
export type SiteIdentity = Readonly<{
  name: InLanguages;
  description: InLanguages;
  footer: InLanguages;
  links: readonly SiteLink[];
  /** Null: all rights are reserved. */
  licence: LicenceKey | null;
}>;

const NOT_SET: InLanguages = { en: null, si: null, ta: null };

/** A site on which nothing is set: it shows what is shipped. */
export const SHIPPED_IDENTITY: SiteIdentity = {
  name: NOT_SET,
  description: NOT_SET,
  footer: NOT_SET,
  links: [],
  licence: null,
};

let read = (): SiteIdentity => SHIPPED_IDENTITY;

/** The identity of the site that is being rendered or that answers. */
export const siteIdentity = (): SiteIdentity => read();

/** Tells where the identity is read from: a browser has one document, a server process may run several sites in tests. */
export function readIdentityWith(reader: () => SiteIdentity): void {
  read = reader;
}

/** A text and its language. */
export type Written = { text: string; language: Language };

/**
 * A text in the current language. Where only English is set, it counts: what is shipped in another language would
 * contradict it.
 */
export function written(texts: InLanguages, shipped: string): Written {
  const language = currentLanguage();
  const own = texts[language];
  if (own !== null) return { text: own, language };
  return texts.en === null ? { text: shipped, language } : { text: texts.en, language: "en" };
}

/** The site's name in the current language. */
export const siteName = (): string => written(siteIdentity().name, words.name).text;

/** The name that was set for the current language; undefined if the shipped one counts. */
export const ownSiteName = (): string | undefined => {
  const name = siteName();
  return name === words.name ? undefined : name;
};

/** The description that was set for the current language; undefined if the shipped texts count. */
export const ownDescription = (): string | undefined => {
  const { description } = siteIdentity();
  return description[currentLanguage()] ?? description.en ?? undefined;
};
