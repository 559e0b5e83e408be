import type { ImageDetail } from "../images/entry-images.ts";
import { renderArticleInSteps, renderInSteps } from "../rich-text/render-rich-text.ts";
import type { UndrawnArticle } from "./previewed-article.ts";
import type { UndrawnTusker } from "./previewed-tusker.ts";

/** How the images of a preview change after it was created. */
type Change = {
  pictures(before: ImageDetail[]): ImageDetail[];
  /** Applied to each rich text; without it the texts stay unchanged. */
  text?(before: string): string;
};

const asTheyAre = (text: string): string => text;

/** A previewed tusker with other images, both in the list and in the rendered text. */
export function* tuskerWithImages(
  tusker: UndrawnTusker,
  { pictures, text = asTheyAre }: Change,
): Generator<void, UndrawnTusker> {
  const images = pictures(tusker.imageDetails);
  const urls = images.map(({ url }) => url);
  const description = text(tusker.description);
  const [descriptionHtml = ""] = yield* renderInSteps([description], { images, sources: tusker.sources });
  return { ...tusker, imageDetails: images, images: urls, imageUrl: urls, description, descriptionHtml };
}

/** The same for an article. */
export function* articleWithImages(
  article: UndrawnArticle,
  { pictures, text = asTheyAre }: Change,
): Generator<void, UndrawnArticle> {
  const images = pictures(article.imageDetails);
  const urls = images.map(({ url }) => url);
  const content = text(article.content);
  // Without a description of its own, an article shows its excerpt there, which is plain text.
  const isOwn = article.descriptionHtml !== "";
  const description = isOwn ? text(article.description) : article.description;
  return {
    ...article,
    imageDetails: images,
    images: urls,
    imageUrl: urls,
    image: urls[0] ?? null,
    description,
    content,
    ...(yield* renderArticleInSteps(
      { description: isOwn ? description : null, content },
      { images, sources: article.sources },
    )),
  };
}
