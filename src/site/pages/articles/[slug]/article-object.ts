import type { Article } from "schema-dts";
import type { ArticleCategory } from "../../../../content/articles/categories.ts";
import { dated, identified } from "../../../../content/citation/cited-data.ts";
import { langOf } from "../../../../content/fields/pieces/lang-of.ts";
import type { TranslationShown } from "../../../../content/fields/pieces/translation-shown.ts";
import { hasEnglish } from "../../../../content/rich-text/translated/join-english.ts";
import type { ListedSource } from "../../../../content/sources/source.ts";
import { absoluteUrl } from "../../../../platform/identity/absolute-url.ts";
import { currentLanguage } from "../../../../platform/languages/current-language.ts";
import { addressIn, type Language } from "../../../../platform/languages/language.ts";
import { imageObject, type StructuredImage } from "../../../meta/image-object.ts";
import { licensed } from "../../../meta/licensed.ts";
import { publisher } from "../../../meta/structured-data.ts";
import { tagsHere } from "../../../parts/entry/tags-here.ts";

/** An author may be a person or a group such as "The editors". */
const author = (name: string) =>
  /\b(?:the|editors?|editorial|team|department|society)\b/i.test(name)
    ? ({ "@type": "Organization", name } as const)
    : ({ "@type": "Person", name } as const);

type ArticleFacts = {
  _id: string;
  updatedAt: string;
  sources: readonly ListedSource[];
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
  /** Its texts as the page shows them. */
  descriptionHtml: string;
  contentHtml: string;
  translation?: TranslationShown | undefined;
};

/** An article can be translated in part: it is then in two languages. */
function languagesOf(article: ArticleFacts): Language | Language[] {
  const language = currentLanguage();
  if (language === "en") return "en";
  const html = { description: article.descriptionHtml, content: article.contentHtml };
  const richTexts = Object.entries(html).flatMap(([path, text]) => (text === "" ? [] : [path]));
  const texts = ["title", "excerpt", ...richTexts];
  const english = texts.filter((path) => langOf(article, path) === "en");
  if (english.length === texts.length) return "en";
  const isWhole = english.length === 0 && !hasEnglish(html.description + html.content);
  return isWhole ? language : [language, "en"];
}

export const articleObject = (siteUrl: string, article: ArticleFacts): Article => {
  const url = absoluteUrl(siteUrl, addressIn(currentLanguage(), `/articles/${article.slug}`));
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    url,
    mainEntityOfPage: url,
    ...identified(siteUrl, { _id: article._id }),
    datePublished: article.publishDate,
    ...dated(article),
    author: author(article.author),
    publisher: publisher(siteUrl),
    articleSection: article.category,
    keywords: tagsHere(article.tags).join(", "),
    inLanguage: languagesOf(article),
    ...licensed(),
    image: [absoluteUrl(siteUrl, article.cardUrl), ...article.images.map((image) => imageObject(siteUrl, image))],
  };
};
