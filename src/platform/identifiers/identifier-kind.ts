// Imported by public pages: nothing here needs the schemas.

const DATABASE_ID = /^[0-9a-f]{24,25}$/i;

/** True for what an address takes for a database id: 24 or 25 hexadecimal characters. No slug may look like that. */
export const looksLikeId = (text: string): boolean => DATABASE_ID.test(text);

/**
 * What the last part of an address or call can be: 24 or 25 hexadecimal characters are a database id, a hyphen in more
 * than 24 characters is a slug, of anything else only a look-up tells.
 */
export function identifierKind(text: string): "id" | "slug" | "unknown" {
  if (looksLikeId(text)) return "id";
  return text.includes("-") && text.length > 24 ? "slug" : "unknown";
}

/** As what an identifier is looked up, in this order. */
export function lookupOrder(text: string): readonly ("id" | "slug")[] {
  const kind = identifierKind(text);
  return kind === "unknown" ? ["id", "slug"] : [kind];
}
