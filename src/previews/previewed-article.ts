import type { ArticleChange, ArticleDetail } from "../articles/article.ts";
import { articleFields } from "../articles/fields.ts";
import { cleanField } from "../entries/definition/clean-field.ts";
import { merge } from "../entries/definition/content.ts";
import type { ImageDetail } from "../images/entry-images.ts";
import { renderArticleTexts } from "../rich-text/render-rich-text.ts";
import type { Identity } from "./previewed-tusker.ts";

/** An article without what is drawn for it. */
export type UndrawnArticle = Omit<ArticleDetail, "landscapeUrl" | "cardUrl">;

export type StoredArticle = {
  article: ArticleDetail;
  /** Null where the excerpt stands in, which the article itself does not tell. */
  description: string | null;
};

/**
 * An article as it would be stored if this were saved now. A test holds it against what a save really makes.
 * @param stored what is there before; undefined for a new one
 * @param images its images after the change, in order
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
    ...renderArticleTexts(content, { images }),
    images: urls,
    imageUrl: urls,
    imageDetails: images,
    image: urls[0] ?? null,
  };
}
