import type { ArticleChange, ArticleDetail } from "../articles/article.ts";
import { articleFields } from "../articles/fields.ts";
import { cleanField } from "../entries/definition/clean-field.ts";
import { merge } from "../entries/definition/content.ts";
import type { ImageDetail } from "../images/entry-images.ts";
import { renderArticleTexts } from "../rich-text/render-rich-text.ts";
import type { Identity } from "./previewed-tusker.ts";

/** An article without its drawings. */
export type UndrawnArticle = Omit<ArticleDetail, "landscapeUrl" | "cardUrl">;

export type StoredArticle = {
  article: ArticleDetail;
  /** The stored description. Null if there is none; the article itself then shows the excerpt, so it cannot tell. */
  description: string | null;
};

/**
 * The article as a save would store it now. A test compares it with the result of a real save.
 * @param stored the stored article; undefined for a new one
 * @param images the images after the change, in order
 */
export function previewedArticle(
  stored: StoredArticle | undefined,
  sent: ArticleChange,
  { identity, images }: { identity: Identity; images: ImageDetail[] },
): UndrawnArticle {
  const before = stored && { ...stored.article, description: stored.description };
  const content = merge(articleFields, before, sent, cleanField);
  const urls = images.map((image) => image.url);
  return {
    ...identity,
    ...content,
    description: content.description ?? content.excerpt,
    ...renderArticleTexts(content, { images, sources: content.sources }),
    images: urls,
    imageUrl: urls,
    imageDetails: images,
    image: urls[0] ?? null,
  };
}
