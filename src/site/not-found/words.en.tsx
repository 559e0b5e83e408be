import { catalogue } from "../../platform/languages/catalogue.ts";
import type { NotFoundVariant } from "./variant.ts";

export const words = catalogue({
  titles: {
    tusker: "Tusker Not Found",
    article: "Article Not Found",
    search: "Page Not Found",
    page: "Page Not Found",
  } satisfies Record<NotFoundVariant["kind"], string>,
  noPage: "We can’t find that page. It may have moved.",
  noSearch: (query: string | undefined) =>
    query === undefined ? (
      "This search could not be run."
    ) : (
      <>
        The search for <b>{query}</b> could not be run.
      </>
    ),
  noTusker: (id: string | undefined) =>
    id === undefined ? (
      "We can’t find that tusker. He may have been given another name, or his page may have been removed."
    ) : (
      <>
        We can’t find a tusker with the id <b>{id}</b>. He may have been given another name, or his page may have been
        removed.
      </>
    ),
  noArticle: (id: string | undefined) =>
    id === undefined ? (
      "We can’t find that article. It may have another title now, or may have been removed."
    ) : (
      <>
        We can’t find an article with the id <b>{id}</b>. It may have another title now, or may have been removed.
      </>
    ),
  buttons: {
    home: "Return to Home",
    browseTuskers: "Browse Tuskers",
    browseAllTuskers: "Browse All Tuskers",
    browseAllArticles: "Browse All Articles",
    tryAgain: "Try Again",
  },
});
