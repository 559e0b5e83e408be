import type { Article } from "../../../content/articles/article.ts";
import { ARTICLE_CATEGORY_LABELS } from "../../../content/articles/words.ts";
import type { ImageDetail } from "../../../content/images/entry-images.ts";
import { ageLine } from "../../../content/tuskers/age-line.ts";
import type { TuskerStatus } from "../../../content/tuskers/status.ts";
import type { Tusker } from "../../../content/tuskers/tusker.ts";
import { CATEGORY_LABELS } from "../../../content/tuskers/words.ts";
import { publicAddress } from "../../../platform/ids/public-address.ts";
import { shortAge } from "./short-age.ts";

/** `scheduled`: published, with a publish date in the future. */
export type ShownPublication = "published" | "draft" | "scheduled";

type RowBase = {
  id: string;
  /** The name of a tusker or the title of an article. */
  name: string;
  category: string;
  publication: ShownPublication;
  updatedAt: string;
  /** The address of its public page; undefined unless everyone can open it. */
  page: string | undefined;
  imageDetails: ImageDetail[];
  /** It has warnings that nobody has looked at. */
  isWarned: boolean;
};

export type TuskerRow = RowBase & {
  kind: "tusker";
  age: string;
  /** In words, as in lists for visitors. */
  fullAge: string;
  status: TuskerStatus;
  portraitUrl: string;
};

export type ArticleRow = RowBase & {
  kind: "article";
  publishDate: string;
  landscapeUrl: string;
};

export type Row = TuskerRow | ArticleRow;

function ageText(tusker: Tusker): string {
  const { text, note } = ageLine(tusker);
  return note === null ? text : `${text} (${note})`;
}

/** @param today YYYY-MM-DD, in Sri Lankan time */
export const toTuskerRow = (tusker: Tusker, today: string): TuskerRow => ({
  kind: "tusker",
  id: tusker._id,
  name: tusker.name,
  category: CATEGORY_LABELS[tusker.category],
  publication: tusker.publication,
  updatedAt: tusker.updatedAt,
  page: publicAddress("tusker", tusker, today),
  imageDetails: tusker.imageDetails,
  isWarned: tusker.unseenWarnings === true,
  age: shortAge(tusker),
  fullAge: ageText(tusker),
  status: tusker.status,
  portraitUrl: tusker.portraitUrl,
});

/** @param today YYYY-MM-DD, in Sri Lankan time */
export const toArticleRow = (article: Article, today: string): ArticleRow => ({
  kind: "article",
  id: article._id,
  name: article.title,
  category: ARTICLE_CATEGORY_LABELS[article.category],
  publication: article.publication === "published" && article.publishDate > today ? "scheduled" : article.publication,
  updatedAt: article.updatedAt,
  page: publicAddress("article", article, today),
  imageDetails: article.imageDetails,
  isWarned: article.unseenWarnings === true,
  publishDate: article.publishDate,
  landscapeUrl: article.landscapeUrl,
});
