/** The languages of the site. English comes first: what is not translated stands in it. */
export const LANGUAGES = ["en", "si", "ta"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A language whose pages have addresses of their own: `/si/tuskers` beside `/tuskers`. */
export type Translation = Exclude<Language, "en">;

/** Each in its own script. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", si: "සිංහල", ta: "தமிழ்" };

/** The language of an address, and the path of the same page in English. */
export function languageOf(pathname: string): { language: Language; path: string } {
  const [, first = ""] = pathname.split("/", 2);
  const language = LANGUAGES.find((known) => known === first);
  if (language === undefined || language === "en") return { language: "en", path: pathname };
  return { language, path: pathname.slice(first.length + 1) || "/" };
}

/** The address of a page in a language. `path` is the one in English and may have a query and a hash. */
export function addressIn(language: Language, path: string): string {
  if (language === "en") return path;
  return `/${language}${/^\/(?:[?#]|$)/.test(path) ? path.slice(1) : path}`;
}

/** The language that a parameter asks for; English if it asks for none that the site has. */
export const languageAsked = (asked: string | undefined): Language =>
  LANGUAGES.find((language) => language === asked) ?? "en";
