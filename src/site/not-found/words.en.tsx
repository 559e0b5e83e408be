import { catalogue } from "../../platform/languages/catalogue.ts";
import type { NotFoundVariant } from "./variant.ts";

export const words = catalogue({
  titles: {
    tusker: "Tusker Not Found",
    article: "Article Not Found",
    search: "Page Not Found",
    page: "Page Not Found",
  } satisfies Record<NotFoundVariant["kind"], string>,
  noPage: "There is no page at this address. It may have moved, or never been here.",
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
      "The directory has no tusker at this address. He may have been given another name, or his page may have been removed."
    ) : (
      <>
        The directory has no tusker with the id <b>{id}</b>. He may have been given another name, or his page may have
        been removed.
      </>
    ),
  noArticle: (id: string | undefined) =>
    id === undefined ? (
      "There is no article at this address. It may have been given another title, or it may have been removed."
    ) : (
      <>
        There is no article with the id <b>{id}</b>. It may have been given another title, or it may have been removed.
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
