import type { ArticleText } from "../../articles/article-page/article-text.ts";
import { type ArticleCardFields, toArticleCardFields } from "../../articles/card/article-card.tsx";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { answered, failureFrom } from "../../platform/render/load-failure.ts";
import type { TuskerCardFields } from "../../tuskers/card/tusker-card.tsx";
import type { TuskerRecord } from "../../tuskers/tusker-page/tusker-record.ts";
import { articleScreen, tuskerScreen } from "./screens.tsx";

export const PREVIEW_FAILURE = "This preview could not be loaded. Please try again in a moment.";

export type PreviewPage = { expiresAt: string } & (
  | { kind: "tusker"; tusker: TuskerRecord; related: TuskerCardFields[] }
  | { kind: "article"; article: ArticleText; related: ArticleCardFields[] }
);

/** Loads what the public page of the entry would show, by the token in the address. */
export async function loadPreview(api: ApiClient, token: string, { signal }: Request): Promise<PreviewPage> {
  const call = api.api.previews[":token"].$get({ param: { token: encodeURIComponent(token) } }, { init: { signal } });
  const response = await answered(call, signal, PREVIEW_FAILURE);
  if (!response.ok) throw await failureFrom(response, PREVIEW_FAILURE);
  const preview = await answered(response.json(), signal, PREVIEW_FAILURE);
  const { expiresAt } = preview;
  if (preview.kind === "tusker") {
    const { tusker, related } = preview;
    const { toRelatedTuskers, toTuskerRecord } = await tuskerScreen();
    return { kind: "tusker", expiresAt, tusker: toTuskerRecord(tusker), related: toRelatedTuskers(related) };
  }
  const { article, related } = preview;
  const { toArticleText } = await articleScreen();
  return { kind: "article", expiresAt, article: toArticleText(article), related: related.map(toArticleCardFields) };
}
