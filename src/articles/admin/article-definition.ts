import { type ComparedField, type EntryDefinition, PUBLICATION_LABELS } from "../../entries/form/entry-definition.ts";
import { picturesText } from "../../entries/form/picture-values.ts";
import { sourcesText } from "../../entries/form/source-values.ts";
import { articleChangeSchema } from "../article.ts";
import { ARTICLE_CATEGORY_LABELS } from "../words.en.ts";
import { type ArticleContent, type ArticleValues, articleBody, articleValues, blankArticle } from "./article-values.ts";

type Plain = "title" | "publishDate" | "author" | "excerpt" | "description" | "content" | "slug";

const plain = (key: Plain, label: string): ComparedField<ArticleValues> => ({
  label,
  keys: [key],
  textOf: (values) => values[key],
});

const compared: ComparedField<ArticleValues>[] = [
  plain("title", "Article Title"),
  {
    label: "Category",
    keys: ["category"],
    textOf: ({ category }) => (category === "" ? "" : ARTICLE_CATEGORY_LABELS[category]),
  },
  plain("publishDate", "Publish Date"),
  plain("author", "Author"),
  plain("excerpt", "Excerpt"),
  { label: "Tags", keys: ["tags"], textOf: ({ tags }) => tags.join("\n") },
  { label: "Featured Images", keys: ["pictures"], textOf: ({ pictures }) => picturesText(pictures) },
  plain("content", "Article Content"),
  plain("description", "Description"),
  { label: "Sources", keys: ["sources"], textOf: ({ sources }) => sourcesText(sources) },
  {
    label: "Publication",
    keys: ["publication"],
    textOf: ({ publication }) => PUBLICATION_LABELS[publication],
  },
  plain("slug", "Address"),
];

const empty = (text: string, message: string): string | undefined => (text.trim() === "" ? message : undefined);

export const ARTICLE: EntryDefinition<ArticleValues, ArticleContent> = {
  kind: "article",
  words: {
    noun: "article",
    addHeading: "Add Article",
    editHeading: "Edit Article",
    addButton: "Publish Article",
    updateButton: "Update Article",
    loading: "Loading article data...",
    loadFailed: "Error loading article data: ",
    addFailed: "Failed to publish article: ",
    updateFailed: "Failed to update article: ",
    noToken: {
      add: "You must be logged in to publish an article",
      update: "You must be logged in to update an article",
      load: "You must be logged in to edit articles",
    },
    notFound: "Article not found",
    added: () => "Article published successfully!",
    updated: () => "Article updated successfully!",
  },
  compared,
  blank: blankArticle,
  valuesOf: articleValues,
  bodyOf: articleBody,
  schema: articleChangeSchema,
  messages: {
    title: ({ title }) => empty(title, "Enter a title."),
    category: ({ category }) => empty(category, "Choose a category."),
    publishDate: ({ publishDate }) => empty(publishDate, "Enter the day of publication."),
    author: ({ author }) => empty(author, "Enter the author’s name."),
    excerpt: ({ excerpt }) => empty(excerpt, "Enter a brief summary."),
    content: ({ content }) => empty(content, "Enter the text of the article."),
  },
  required: ["title", "category", "publishDate", "author", "excerpt", "content"],
  nameOf: ({ title }) => title.trim(),
};
