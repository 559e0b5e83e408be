import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { siteName } from "./platform/identity/site-identity.ts";
import { withIdentity } from "./platform/identity/with-identity.server.ts";
import { inLanguage } from "./platform/languages/in-language.server.ts";
import { languageOf } from "./platform/languages/language.ts";
import { darkModeScript } from "./platform/styles/dark-mode-script.ts";
import { PageAddressContext } from "./platform/ui/page-address.ts";
import { SiteFactsContext } from "./platform/ui/site-facts.ts";
import { words as uiWords } from "./platform/ui/words.en.ts";
import { analyticsDenied } from "./site/consent/analytics.tsx";
import { BrokenPage } from "./site/layout/broken-page.tsx";
import { SiteFrame } from "./site/layout/site-frame.tsx";
import { errorMeta, pageMeta } from "./site/meta/page-meta.ts";
import { siteFacts } from "./site/meta/served-facts.ts";
import { page as licences } from "./site/pages/licences/page.tsx";
import { page as privacyPolicy } from "./site/pages/privacy-policy/page.tsx";
import { page as termsOfService } from "./site/pages/terms-of-service/page.tsx";
import type { Answering, AnswerPage, WholePage } from "./site/render/answering.ts";
import type { Page } from "./site/render/define-page.ts";
import { Document } from "./site/render/document.tsx";

/** The pages that the server renders whole, by their addresses. `site/pages.ts` says the rest of them. */
const PAGES: Readonly<Record<string, Page<unknown>>> = {
  "/licences": licences,
  "/privacy-policy": privacyPolicy,
  "/terms-of-service": termsOfService,
};

/**
 * Every inline script of these pages is one of these: the policy is made without a look at the page, and blocks a script that
 * somebody managed to write into one.
 */
const inlineScripts = ({ gaMeasurementId }: Answering): string[] =>
  gaMeasurementId === undefined ? [darkModeScript] : [darkModeScript, analyticsDenied];

export const answerPage: AnswerPage = async ({ pathname }, answering) => {
  const { language, path } = languageOf(pathname);
  const page = PAGES[path];
  if (page === undefined) return undefined;
  return inLanguage(language, () => withIdentity(answering.identity, () => render(page, path, answering)));
};

async function render(page: Page<unknown>, pathname: string, answering: Answering): Promise<WholePage> {
  const facts = siteFacts(answering);
  const documentOf = (meta: ReturnType<typeof errorMeta>, screen: ReactNode) => {
    const html = renderToStaticMarkup(
      <PageAddressContext value={{ pathname, search: "" }}>
        <SiteFactsContext value={facts}>
          <Document files={answering.files} meta={meta}>
            <SiteFrame>{screen}</SiteFrame>
          </Document>
        </SiteFactsContext>
      </PageAddressContext>,
    );
    return `<!DOCTYPE html>${html}`;
  };
  const scripts = inlineScripts(answering);
  try {
    const loaded = await page.read(answering.readers);
    const html = documentOf(pageMeta([{ id: "root", loaderData: facts }], page.head(loaded)), page.screen(loaded));
    return { html, scripts, entries: page.entries(loaded) };
  } catch (error) {
    return { html: documentOf(errorMeta(uiWords.siteTitle(siteName())), <BrokenPage />), scripts, error };
  }
}
