import { z } from "zod";

/** A header cannot contain more, and no mail server takes longer ones. */
export const MAX_ADDRESS = 254;

/**
 * Whether browsers call this an e-mail address. An encoded word is none: mail programs would show what stands in it
 * instead.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= MAX_ADDRESS && z.regexes.html5Email.test(text) && !text.includes("=?");

/**
 * An address as browsers send it: a domain in letters of other scripts, such as `.ලංකා`, in ASCII. Whatever is too long,
 * or no domain, stays as it is.
 */
export function asciiMailAddress(text: string): string {
  const [, name, domain] =
    /^([^@]+)@([^@/?#:\\%[\]]*[^\0-\x7f][^@/?#:\\%[\]]*)$/.exec(text.slice(0, MAX_ADDRESS + 1)) ?? [];
  const host = domain === undefined ? undefined : URL.parse(`http://${domain}`)?.hostname;
  return text.length > MAX_ADDRESS || host === undefined ? text : `${name}@${host}`;
}
