import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  articles: "Articles",
  cardAlt: (title: string, site: string) => `${title}: an article of ${site}`,
  contents: "In this article",
  description: "Description",
  moreImages: "More images",
  tags: "Tags",
  back: "Back to Articles",
  related: "Related Articles",
  browseAll: "Browse All Articles",
  failure: {
    message: "This article could not be loaded. Please try again in a moment.",
    unknown: {
      title: "Article Not Found",
      pageTitle: "404 - Article Not Found",
      message: (address: string) => `We have no article under the address “${address}”.`,
    },
    removed: {
      title: "Article Removed",
      message: "This article has been taken off the site. It is no longer shown.",
    },
  },
});
