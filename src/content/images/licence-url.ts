/** Older versions were also adapted to the law of single countries. */
const CREATIVE_COMMONS = /^cc[ -](by(?:-(?:nc|sa|nd)){0,2})[ -](\d\.\d)(?:[ -]([a-z]{2}|igo|scotland))?$/i;

/**
 * The address of a licence's terms: for an address the text itself, for the name of a Creative Commons licence its
 * page.
 */
export function licenceUrl(licence: string): string | undefined {
  const [, kind, version, country] = CREATIVE_COMMONS.exec(licence.trim()) ?? [];
  if (kind !== undefined) {
    const path = [kind, version, ...(country === undefined ? [] : [country])].join("/").toLowerCase();
    return `https://creativecommons.org/licenses/${path}/`;
  }
  if (/^cc0\b/i.test(licence)) return "https://creativecommons.org/publicdomain/zero/1.0/";
  return /^https?:/i.test(licence) ? URL.parse(licence)?.href : undefined;
}
