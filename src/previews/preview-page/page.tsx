import type { ReactNode } from "react";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { contentOf } from "../../platform/render/read-answer.ts";
import { shownPreview } from "./shown-preview.tsx";
import { words } from "./words.en.tsx";

/** What the loader answers: browsers get all but the content, which they leave as the server rendered it. */
export type PreviewPage = { name: string; expiresAt: string; content: ReactNode };

/** The preview of the token in the address, as the public page of the entry or page would look. */
export async function previewPage(api: ApiClient, token: string, request: Request): Promise<PreviewPage> {
  const { signal } = request;
  const call = api.api.previews[":token"].$get({ param: { token: encodeURIComponent(token) } }, { init: { signal } });
  const preview = await contentOf(call, { signal, fallback: words.failure.message });
  return { expiresAt: preview.expiresAt, ...(await shownPreview(preview, { api, request })) };
}
