import type { Article } from "schema-dts";
import { imageObject, type StructuredImage } from "../../site/meta/image-object.ts";
import { licensed } from "../../site/meta/licensed.ts";
import { absoluteUrl, publisher } from "../../site/meta/structured-data.ts";
import type { ArticleCategory } from "../categories.ts";

/** An author may be a person or a group such as "The editors". */
const author = (name: string) =>
  /\b(?:the|editors?|editorial|team|department|society)\b/i.test(name)
    ? ({ "@type": "Organization", name } as const)
    : ({ "@type": "Person", name } as const);

type ArticleFacts = {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  category: ArticleCategory;
  tags: readonly string[];
  /** YYYY-MM-DD. */
  publishDate: string;
  /** The image shown where the page is shared; root-relative. */
  cardUrl: string;
  images: readonly StructuredImage[];
};

export const articleObject = (siteUrl: string, article: ArticleFacts): Article => {
  const url = absoluteUrl(siteUrl, `/articles/${article.slug}`);
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    url,
    mainEntityOfPage: url,
    datePublished: article.publishDate,
    author: author(article.author),
    publisher: publisher(siteUrl),
    articleSection: article.category,
    keywords: article.tags.join(", "),
    inLanguage: "en",
    ...licensed(),
    image: [absoluteUrl(siteUrl, article.cardUrl), ...article.images.map((image) => imageObject(siteUrl, image))],
  };
};
