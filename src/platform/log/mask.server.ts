/** What is shorter stands in any text by chance. */
const SHORTEST_SECRET = 4;

/** Tokens by their shape (`platform/identifiers/tokens.server.ts`), and those in links that let their holders in. */
const TOKEN = /\btusk(?:device|invite)?_[\w-]{20,}/g;
const LINK = /(\/(?:preview-drawings|previews?|invitations?)\/)[\w-]{32,}/gi;
/** Begins only where a run of its characters begins: to try each of them as the first would take the square of the time. */
const MAIL_ADDRESS = /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,}/gu;

/** A secret as it is, and as it stands in JSON, in addresses and in headers. */
const formsOf = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  Buffer.from(secret).toString("base64"),
];

/**
 * Makes a function that takes out of a text what no log may hold: the given secrets, tokens, links that let somebody
 * in, and e-mail addresses.
 */
export function createMask(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .flatMap(formsOf)
    // The longer ones first: one may be a part of another.
    .toSorted((first, second) => second.length - first.length);
  return (text) =>
    forms
      .reduce((rest, form) => rest.replaceAll(form, "[secret]"), text)
      .replace(TOKEN, "[token]")
      .replace(LINK, "$1[token]")
      .replace(MAIL_ADDRESS, "[e-mail]");
}
