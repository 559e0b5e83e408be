import { type ArticleText, toArticleText } from "../../articles/article-page/article-text.ts";
import { type ArticleCardFields, toArticleCardFields } from "../../articles/card/card-fields.ts";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { contentOf } from "../../platform/render/read-answer.ts";
import type { Related } from "../../record/record.ts";
import type { TuskerCardFields } from "../../tuskers/card/card-fields.ts";
import type { TuskerRecord } from "../../tuskers/tusker-page/tusker-record.ts";
import { toRelatedTuskers, toTuskerRecord } from "../../tuskers/tusker-page/tusker-screen.tsx";
import type { Preview } from "../preview.ts";
import { words } from "./words.en.tsx";

export type PreviewPage = { expiresAt: string } & (
  | { kind: "tusker"; tusker: TuskerRecord; related: TuskerCardFields[]; relations: Related[] }
  | { kind: "article"; article: ArticleText; related: ArticleCardFields[] }
);

/** Loads the data of the entry's public page by the token in the address. */
export async function loadPreview(api: ApiClient, token: string, { signal }: Request): Promise<PreviewPage> {
  const call = api.api.previews[":token"].$get({ param: { token: encodeURIComponent(token) } }, { init: { signal } });
  return toPreviewPage(await contentOf(call, { signal, fallback: words.failure.message }));
}

/** What the screens of entries need of a preview. */
export function toPreviewPage(preview: Preview): PreviewPage {
  const { expiresAt } = preview;
  if (preview.kind === "tusker") {
    const { tusker, related, relations } = preview;
    return { kind: "tusker", expiresAt, tusker: toTuskerRecord(tusker), related: toRelatedTuskers(related), relations };
  }
  const { article, related } = preview;
  return { kind: "article", expiresAt, article: toArticleText(article), related: related.map(toArticleCardFields) };
}
