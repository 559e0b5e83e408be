const CREATIVE_COMMONS = /^cc[ -](by(?:-(?:nc|sa|nd)){0,2})[ -](\d\.\d)$/i;

/**
 * The address of a licence's terms: for an address the text itself, for the name of a Creative Commons licence its
 * page.
 */
export function licenceUrl(licence: string): string | undefined {
  const [, kind, version] = CREATIVE_COMMONS.exec(licence.trim()) ?? [];
  if (kind !== undefined) return `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`;
  if (/^cc0\b/i.test(licence)) return "https://creativecommons.org/publicdomain/zero/1.0/";
  return /^https?:/i.test(licence) ? URL.parse(licence)?.href : undefined;
}
