import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted } from "../../platform/text/counted.ts";

export const words = catalogue({
  title: "Articles",
  titleOfPage: (page: number) => `Articles, page ${page}`,
  description:
    "Articles on the elephants of Sri Lanka and those who live with them: habitat, conflict, counts, festivals, law, and how tuskers are told apart.",
  keywords: ["articles", "elephant conservation", "wildlife research"],
  lead: "Fences and festivals, counts and courts: the writing behind the directory.",
  filter: {
    label: "Articles",
    search: "Title or excerpt",
    placeholder: "Search articles...",
    category: "Category",
    all: "All Categories",
    option: (label: string) => label.toLowerCase(),
    submit: "Search",
  },
  found: {
    all: "All articles",
    filtered: "Articles found",
    counted: (articles: number) => counted(articles, "article", "articles"),
    order: ", the newest first",
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  none: {
    title: "No Articles Found",
    message: "No articles match your current search criteria.",
  },
  failure: {
    title: "Error Loading Articles",
    message: "Failed to load articles. Please try again later.",
  },
});
