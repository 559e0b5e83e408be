import { AppError } from "../../platform/errors/app-error.ts";
import { hashToken, isBareToken } from "../../platform/ids/tokens.server.ts";
import type { Writer } from "../entries/saving/bin-entry.server.ts";
import type { PageContents, PageKey } from "../texts/page.ts";
import { findPreview } from "./preview-rows.server.ts";
import type { UndrawnArticle } from "./previewed-article.ts";
import type { UndrawnTusker } from "./previewed-tusker.ts";

/** The stored part of a preview. URLs of drawings are left out, because they contain the token, which is not stored. */
export type PreviewContent =
  | { kind: "tusker"; tusker: UndrawnTusker }
  | { kind: "article"; article: UndrawnArticle }
  | { kind: "page"; key: PageKey; content: PageContents[PageKey] };

export type OpenedPreview = PreviewContent & { expiresAt: string };

/**
 * Opens a preview by the token of its link, which is the only permission needed.
 * @throws AppError `Gone` for an expired link, even if it was deleted long ago; `NotFound` for a malformed token
 */
export async function openPreview({ db, clock }: Writer, token: string): Promise<OpenedPreview> {
  if (!isBareToken(token)) throw new AppError("NotFound", "There is no preview at this address.");
  const row = await findPreview(db.read, hashToken(token));
  if (row === undefined || row.expires_at <= clock.now().toISOString()) {
    throw new AppError("Gone", "This preview has expired after an hour. Make a new one in the form.");
  }
  return { ...(JSON.parse(row.content) as PreviewContent), expiresAt: row.expires_at };
}
