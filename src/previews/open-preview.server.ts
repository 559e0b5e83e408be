import type { Clock } from "../app/services.server.ts";
import type { OpenDatabase } from "../platform/db/open-database.server.ts";
import { AppError } from "../platform/errors/app-error.ts";
import { hashToken } from "../platform/identifiers/tokens.server.ts";
import { findPreview } from "./preview-rows.server.ts";
import type { UndrawnArticle } from "./previewed-article.ts";
import type { UndrawnTusker } from "./previewed-tusker.ts";

/** What is stored of a preview. The addresses of what is drawn name the link's token, which is stored nowhere. */
export type PreviewContent = { kind: "tusker"; tusker: UndrawnTusker } | { kind: "article"; article: UndrawnArticle };

export type OpenedPreview = PreviewContent & { expiresAt: string };

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * A preview by the token of its link, which is all the right that it takes.
 * @throws AppError `Gone` for a link that has ended, which may be long removed; `NotFound` for what never was a link
 */
export async function openPreview(
  { db, clock }: { db: OpenDatabase; clock: Clock },
  token: string,
): Promise<OpenedPreview> {
  if (!TOKEN.test(token)) throw new AppError("NotFound", "There is no preview at this address.");
  const row = await findPreview(db.read, hashToken(token));
  if (row === undefined || row.expires_at <= clock.now().toISOString()) {
    throw new AppError(
      "Gone",
      "This preview has ended: it could be looked at for an hour. A new one is made in the form of the entry.",
    );
  }
  return { ...(JSON.parse(row.content) as PreviewContent), expiresAt: row.expires_at };
}
