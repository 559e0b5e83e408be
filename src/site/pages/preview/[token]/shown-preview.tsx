import type { ReactNode } from "react";
import type { Preview } from "../../../../content/previews/preview.ts";
import type { PageKey } from "../../../../content/texts/page.ts";
import { PAGE_NAMES } from "../../../../content/texts/page-words.ts";
import { type ShownPage, toShownPage } from "../../../../content/texts/shown-page.ts";
import { toArticleCardFields } from "../../../parts/cards/article/card-fields.ts";
import type { PageReaders } from "../../../reading/page-readers.server.ts";
import { About } from "../../about/page.tsx";
import { ArticleScreen } from "../../articles/[slug]/article-screen.tsx";
import { toArticleText } from "../../articles/[slug]/article-text.ts";
import { loadHome } from "../../home/load-home.ts";
import { Home } from "../../home/page.tsx";
import { PrivacyText } from "../../legal/privacy-policy-page.tsx";
import { TermsText } from "../../legal/terms-of-service-page.tsx";
import { TuskerScreen, toRelatedTuskers, toTuskerRecord } from "../../tuskers/[slug]/tusker-screen.tsx";

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
