/** Shorter secrets would match ordinary text by chance. */
const SHORTEST_SECRET = 4;

/** Tokens by their prefix (`platform/ids/tokens.server.ts`), and those in links that grant access. */
const TOKEN = /\b(?:(?:tusk(?:device|invite|link)?|slt)_[\w-]{20,}|whsec_[\w+/=-]{20,})/g;
const LINK = /(\/(?:preview-drawings|previews?|reviews?|invitations?|letters(?:\/sent)?)\/)[\w-]{32,}/gi;
/**
 * The lookbehind lets a match start only at the beginning of a run: trying every position would take quadratic time.
 */
const MAIL_ADDRESS = /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,}/gu;

/** A secret as it is, and as encoded in JSON, in URLs and in headers. */
const formsOf = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  Buffer.from(secret).toString("base64"),
];

/**
 * Creates a function that masks what must not appear in a log: the given secrets, tokens, links that grant access, and
 * e-mail addresses.
 */
export function createMask(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .flatMap(formsOf)
    // Longest first, because one may contain another.
    .toSorted((first, second) => second.length - first.length);
  return (text) =>
    forms
      .reduce((rest, form) => rest.replaceAll(form, "[secret]"), text)
      .replace(TOKEN, "[token]")
      .replace(LINK, "$1[token]")
      .replace(MAIL_ADDRESS, "[e-mail]");
}
