import { LANGUAGES } from "../../platform/languages/language.ts";

const MONTHS_VALID = 6;

/**
 * /.well-known/security.txt by RFC 9116: how to report a vulnerability. It stays the same for a month, so that caches
 * can keep it, and never expires within the following five months. The recipients of contact messages are private: the
 * contact page reaches them.
 */
export function securityText(siteUrl: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_VALID, 1));
  return `# Please say only that it is about security and how to reach you. The administrators will tell you where to send
# the details. Please do not test on this site: put no load on it, and do not touch the data of others.
Contact: ${siteUrl}/contact
Expires: ${expires.toISOString().replace(".000Z", "Z")}
Preferred-Languages: ${LANGUAGES.join(", ")}
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
