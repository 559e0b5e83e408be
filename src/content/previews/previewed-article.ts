import type { ArticleDetail } from "../articles/article.ts";
import type { ArticleFields } from "../articles/fields.ts";
import type { ImageDetail } from "../images/entry-images.ts";
import { renderArticleInSteps } from "../rich-text/render-rich-text.ts";
import type { Identity } from "./previewed-tusker.ts";

/** An article without its drawings. */
export type UndrawnArticle = Omit<ArticleDetail, "landscapeUrl" | "cardUrl">;

/**
 * The article as a save would store it now. A test compares it with the result of a real save.
 * @param content its fields after the change
 * @param images the images after the change, in order
 */
export function* previewedArticle(
  content: ArticleFields,
  { identity, images }: { identity: Identity; images: ImageDetail[] },
): Generator<void, UndrawnArticle> {
  const urls = images.map((image) => image.url);
  return {
    ...identity,
    ...content,
    description: content.description ?? content.excerpt,
    ...(yield* renderArticleInSteps(content, { images, sources: content.sources })),
    images: urls,
    imageUrl: urls,
    imageDetails: images,
    image: urls[0] ?? null,
  };
}
