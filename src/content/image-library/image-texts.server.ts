import type { Expression, SqlBool } from "kysely";
import { containsText } from "../../platform/db/contains-text.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { imageUrlFor } from "../../platform/storage/image-names.ts";

const names = (column: string, imageName: string): Expression<SqlBool> => containsText(column, imageUrlFor(imageName));

/**
 * The entries, bin included, whose stored texts contain the address of an image, whether or not they list it as theirs.
 * This scans all texts, so it is only for rare operations.
 */
export async function listTextsNaming(
  db: Queryable,
  imageName: string,
): Promise<{
  tuskers: { seq: number; description: string }[];
  articles: { seq: number; description: string | null; content: string }[];
}> {
  const tuskers = await db
    .selectFrom("tuskers")
    .select(["seq", "description"])
    .where(names("description", imageName))
    .execute();
  const articles = await db
    .selectFrom("articles")
    .select(["seq", "description", "content"])
    .where((where) => where.or([names("description", imageName), names("content", imageName)]))
    .execute();
  return { tuskers, articles };
}
