import type { ArticleText } from "../articles/article-page/article-text.ts";
import type { EntryPanel } from "../entries/page/entry-panel.ts";
import { nameHere } from "../tuskers/name-here.ts";
import type { TuskerPanel } from "../tuskers/tusker-page/tusker-page-slots.ts";
import { CiteThis } from "./cite-this.tsx";
import { words } from "./words.ts";

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
