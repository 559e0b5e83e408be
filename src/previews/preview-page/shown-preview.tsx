import type { ReactNode } from "react";
import { ArticleScreen } from "../../articles/article-page/article-screen.tsx";
import { toArticleText } from "../../articles/article-page/article-text.ts";
import { toArticleCardFields } from "../../articles/card/card-fields.ts";
import type { PageKey } from "../../pages/page.ts";
import { PAGE_NAMES } from "../../pages/page-words.ts";
import { type ShownPage, toShownPage } from "../../pages/shown-page.ts";
import { About } from "../../site/about/page.tsx";
import { loadHome } from "../../site/home/load-home.ts";
import { Home } from "../../site/home/page.tsx";
import { PrivacyText } from "../../site/legal/privacy-policy-page.tsx";
import { TermsText } from "../../site/legal/terms-of-service-page.tsx";
import type { PageReaders } from "../../site/reading/page-readers.server.ts";
import { TuskerScreen, toRelatedTuskers, toTuskerRecord } from "../../tuskers/tusker-page/tusker-screen.tsx";
import type { Preview } from "../preview.ts";

/** Each page as its own address shows it. */
const PAGES: { [Key in PageKey]: (page: ShownPage<Key>, readers: PageReaders) => ReactNode | Promise<ReactNode> } = {
  home: async (page, readers) => <Home {...(await loadHome(readers, page))} />,
  about: (page) => <About page={page} />,
  privacy: (page) => <PrivacyText page={page} />,
  terms: (page) => <TermsText page={page} />,
};

const pageOf = <Key extends PageKey>(key: Key, page: ShownPage<Key>, readers: PageReaders) => PAGES[key](page, readers);

/** A preview as the public page of the entry or page would look, and its name. */
export async function shownPreview(
  preview: Preview,
  readers: PageReaders,
): Promise<{ name: string; content: ReactNode }> {
  if (preview.kind === "page") {
    const { key, page } = preview;
    return { name: PAGE_NAMES[key], content: await pageOf(key, toShownPage(page), readers) };
  }
  if (preview.kind === "tusker") {
    const tusker = toTuskerRecord(preview.tusker);
    const related = toRelatedTuskers(preview.related);
    const content = <TuskerScreen tusker={tusker} related={related} relations={preview.relations} shared={false} />;
    return { name: tusker.name, content };
  }
  const article = toArticleText(preview.article);
  const related = preview.related.map(toArticleCardFields);
  return { name: article.title, content: <ArticleScreen article={article} related={related} shared={false} /> };
}
