import { words } from "../../content/citation/words.ts";
import { nameHere } from "../../content/tuskers/name-here.ts";
import type { ArticleText } from "../../site/pages/articles/[slug]/article-text.ts";
import type { TuskerPanel } from "../../site/pages/tuskers/[slug]/tusker-page-slots.ts";
import type { EntryPanel } from "../../site/parts/entry/entry-panel.ts";
import { CiteThis } from "./cite-this.tsx";

export const tuskerCitation: TuskerPanel = {
  panel: ({ version, ...tusker }) =>
    version === undefined
      ? undefined
      : { content: <CiteThis cited={{ ...tusker, kind: "tusker", title: nameHere(tusker), author: null, version }} /> },
};

export const articleCitation = ({ version, ...article }: ArticleText): EntryPanel | undefined =>
  version === undefined
    ? undefined
    : { holds: words.holds, content: <CiteThis cited={{ ...article, kind: "article", version }} /> };
