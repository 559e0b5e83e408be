// Imported by public pages, so it must not import the schemas.

const DATABASE_ID = /^[0-9a-f]{24,25}$/i;

/** True for text that is treated as a database id: 24 or 25 hexadecimal characters. No slug may look like that. */
export const looksLikeId = (text: string): boolean => DATABASE_ID.test(text);

/**
 * The kind of an identifier in an address or API call: 24 or 25 hexadecimal characters are a database id, and more than
 * 24 characters with a hyphen are a slug. Anything else has to be looked up.
 */
export function identifierKind(text: string): "id" | "slug" | "unknown" {
  if (looksLikeId(text)) return "id";
  return text.includes("-") && text.length > 24 ? "slug" : "unknown";
}

/** The order in which an identifier is looked up by id and slug. */
export function lookupOrder(text: string): readonly ("id" | "slug")[] {
  const kind = identifierKind(text);
  return kind === "unknown" ? ["id", "slug"] : [kind];
}
