const LONGEST = 300;
const STAND_IN = "…";
/** What is shorter stands in any text, and was never a secret. */
const SHORTEST_SECRET = 3;

/** Everything that could move the cursor, turn the writing round or break a line. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A secret as it is, and as servers may write it back. */
const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString("base64"),
  Buffer.from(secret).toString("base64url"),
];

/** What another server said, fit to be kept and shown: one line, not long, and without our own secrets. */
export function quoteReply(reply: string, secrets: readonly (string | undefined)[]): string {
  const forms = secrets
    .filter((secret) => secret !== undefined)
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .flatMap(formsOf)
    // The longer ones first: a name may be a part of the password.
    .toSorted((first, second) => second.length - first.length);
  const clean = forms
    .reduce((text, form) => text.replaceAll(form, STAND_IN), reply)
    .replace(UNSEEN, " ")
    .replace(/ {2,}/g, " ")
    .trim()
    .toWellFormed();
  if (clean.length <= LONGEST) return clean;
  // Half of a sign that takes two places goes with its other half.
  return `${clean.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, "")}${STAND_IN}`;
}
