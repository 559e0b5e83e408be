import { SITE_TEXT_KEYS, type SiteSettings, type SiteText } from "../../../content/settings/site/site-settings.ts";
import type { LicenceKey } from "../../../platform/identity/licences.ts";
import { LANGUAGES, type Language } from "../../../platform/languages/language.ts";

type TextKey = `${SiteText}.${Language}`;

/** The settings as the form holds them: an empty text is one that is not set. */
export type SiteValues = Record<TextKey, string> & {
  links: SiteSettings["links"];
  licence: LicenceKey | "";
  /** One address a line. */
  recipients: string;
};

const TEXTS = SITE_TEXT_KEYS.flatMap((text) => LANGUAGES.map((language) => ({ text, language })));

export function toValues(settings: SiteSettings): SiteValues {
  const texts = TEXTS.map(({ text, language }) => [`${text}.${language}`, settings[text][language] ?? ""]);
  return {
    ...(Object.fromEntries(texts) as Record<TextKey, string>),
    links: settings.links,
    licence: settings.licence ?? "",
    recipients: settings.recipients.join("\n"),
  };
}

/** The addresses in a text, each once: one a line, or separated by commas. */
function addressesIn(text: string): string[] {
  const addresses = text.split(/[\n,]/).map((address) => address.trim());
  return [...new Set(addresses.filter((address) => address !== ""))];
}

export function toSettings(values: SiteValues): SiteSettings {
  const inLanguages = (text: SiteText) => ({
    en: values[`${text}.en`].trim() || null,
    si: values[`${text}.si`].trim() || null,
    ta: values[`${text}.ta`].trim() || null,
  });
  return {
    name: inLanguages("name"),
    description: inLanguages("description"),
    footer: inLanguages("footer"),
    links: values.links.filter(({ label, url }) => label.trim() !== "" || url.trim() !== ""),
    licence: values.licence || null,
    recipients: addressesIn(values.recipients),
  };
}

export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether messages would go to others than now, which needs the password. */
export const hasOtherRecipients = ({ recipients }: SiteValues, stored: SiteSettings): boolean =>
  !isSameValue(addressesIn(recipients), stored.recipients);

/**
 * What was typed, together with what somebody else has saved meanwhile: fields that were not touched here take the
 * other's value.
 * @param base what both began with
 * @returns also the fields that both changed, each to something else; they keep what was typed
 */
export function mergeTheirs(
  base: SiteValues,
  mine: SiteValues,
  theirs: SiteValues,
): { values: SiteValues; clashes: (keyof SiteValues)[] } {
  const values = { ...mine };
  const clashes: (keyof SiteValues)[] = [];
  for (const key of Object.keys(base) as (keyof SiteValues)[]) {
    if (isSameValue(theirs[key], base[key]) || isSameValue(theirs[key], mine[key])) continue;
    if (isSameValue(mine[key], base[key])) Object.assign(values, { [key]: theirs[key] });
    else clashes.push(key);
  }
  return { values, clashes };
}

/** Errors by the field of the form that they belong to. A wrong recipient is quoted, because its field holds several. */
export function errorsByField(
  errors: readonly { path: string; message: string }[],
  { recipients }: SiteSettings,
): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = {};
  for (const { path, message } of errors) {
    const [, place] = /^recipients\.(\d+)$/.exec(path) ?? [];
    const field = path.startsWith("recipients") ? "recipients" : path;
    found[field] ??= place === undefined ? message : `${recipients[Number(place)]}: ${message}`;
  }
  return found;
}
