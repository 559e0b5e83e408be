import { articleChangeSchema } from "../../../content/articles/article.ts";
import { articleFields } from "../../../content/articles/fields.ts";
import { ARTICLE_CATEGORY_LABELS, articleWords } from "../../../content/articles/words.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { defineEntry, type EntryValues } from "../../forms/entry/define-entry.ts";
import { SOURCES } from "../../forms/entry/source-values.ts";

const own = { sources: SOURCES };

export type ArticleValues = EntryValues<typeof articleFields, typeof own>;

const form = defineEntry(articleFields, {
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
  schema: articleChangeSchema,
  labels: {
    ...articleWords,
    title: "Article Title",
    publishDate: "Publish Date",
    pictures: "Featured Images",
    content: "Article Content",
  },
  choices: { category: ARTICLE_CATEGORY_LABELS },
  own,
  missing: {
    title: "Enter a title.",
    category: "Choose a category.",
    publishDate: "Enter the day of publication.",
    author: "Enter the author’s name.",
    excerpt: "Enter a brief summary.",
    content: "Enter the text of the article.",
  },
  facts: [["title"], ["category"], ["excerpt"], ["content"], ["author", "publishDate"], ["tags"], ["pictures"]],
  groups: {},
  order: ["facts", "sources", "description", "publication"],
  nameOf: ({ title }) => title.trim(),
});

export const ARTICLE: typeof form = {
  ...form,
  blank: () => ({ ...form.blank(), publishDate: siteDay(new Date()) }),
  // If an article has no description, the server returns the excerpt in its place.
  valuesOf: (article) =>
    form.valuesOf(article.description === article.excerpt ? { ...article, description: null } : article),
};
