import type { ArticleChange, ArticleDetail } from "../articles/article.ts";
import type { ImageDetail } from "../images/entry-images.ts";
import { cleanRichText } from "../richtext/clean-rich-text.ts";
import { renderArticleTexts } from "../richtext/render-rich-text.ts";
import type { Identity } from "./previewed-tusker.ts";

/** An article without what is drawn for it. */
export type UndrawnArticle = Omit<ArticleDetail, "landscapeUrl" | "cardUrl">;

export type StoredArticle = {
  article: ArticleDetail;
  /** Null where the excerpt stands in, which the article itself does not tell. */
  description: string | null;
};

function descriptionAfter(sent: string | null | undefined, stored: string | null): string | null {
  if (sent === undefined) return stored;
  return sent === null || sent === "" ? null : cleanRichText(sent).html;
}

/**
 * An article as it would be stored if this were saved now. A test holds it against what a save really makes.
 * @param stored what is there before; undefined for a new one
 * @param images its pictures after the change, in order
 */
export function previewedArticle(
  stored: StoredArticle | undefined,
  sent: ArticleChange,
  { identity, images }: { identity: Identity; images: ImageDetail[] },
): UndrawnArticle {
  const description = descriptionAfter(sent.description, stored?.description ?? null);
  const content = cleanRichText(sent.content).html;
  const urls = images.map((image) => image.url);
  return {
    ...identity,
    title: sent.title,
    excerpt: sent.excerpt,
    description: description ?? sent.excerpt,
    content,
    ...renderArticleTexts({ description, content }, { images }),
    category: sent.category,
    author: sent.author,
    publishDate: sent.publishDate,
    tags: sent.tags === undefined ? (stored?.article.tags ?? []) : (sent.tags ?? []),
    publication:
      sent.publication === undefined ? (stored?.article.publication ?? "published") : (sent.publication ?? "published"),
    sources: sent.sources === undefined ? (stored?.article.sources ?? []) : (sent.sources ?? []),
    images: urls,
    imageUrl: urls,
    imageDetails: images,
    image: urls[0] ?? null,
  };
}
