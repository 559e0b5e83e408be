const LONGEST = 300;
const STAND_IN = "…";
/** A shorter string occurs in any text, and is no real secret. */
const SHORTEST_SECRET = 3;

/** Characters that could move the cursor, change the text direction or break a line. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A secret in plain text and in the encodings in which servers may echo it. */
const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString("base64"),
  Buffer.from(secret).toString("base64url"),
];

/** Another server's reply, safe to store and show: one line, limited in length, and without our own secrets. */
export function quoteReply(reply: string, secrets: readonly (string | undefined)[]): string {
  const forms = secrets
    .filter((secret) => secret !== undefined)
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .flatMap(formsOf)
    // The longest first: a user name may be part of the password.
    .toSorted((first, second) => second.length - first.length);
  const clean = forms
    .reduce((text, form) => text.replaceAll(form, STAND_IN), reply)
    .replace(UNSEEN, " ")
    .replace(/ {2,}/g, " ")
    .trim()
    .toWellFormed();
  if (clean.length <= LONGEST) return clean;
  // Do not leave half of a surrogate pair at the end.
  return `${clean.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, "")}${STAND_IN}`;
}
