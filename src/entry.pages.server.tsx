import { hash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { contentPolicy } from "./platform/http/content-policy.server.ts";
import { tagOf } from "./platform/http/entity-tag.server.ts";
import { ASK_EACH_TIME } from "./platform/http/shared-caching.server.ts";
import { siteName } from "./platform/identity/site-identity.ts";
import { withIdentity } from "./platform/identity/with-identity.server.ts";
import { inLanguage } from "./platform/languages/in-language.server.ts";
import { languageOf } from "./platform/languages/language.ts";
import type { FinishedPage } from "./platform/render/finished-page.ts";
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
import type { Answering, AnswerPage } from "./site/render/answering.ts";
import type { Page } from "./site/render/define-page.ts";
import { Document } from "./site/render/document.tsx";

/** The pages that the server renders whole, by their addresses. `site/pages.ts` says the rest of them. */
const PAGES: Readonly<Record<string, Page<unknown>>> = {
  "/licences": licences,
  "/privacy-policy": privacyPolicy,
  "/terms-of-service": termsOfService,
};

const sha256 = (text: string): string => hash("sha256", text, "base64");

/**
 * Every inline script of these pages is one of these, so the policy is the same for all of them, and a script that somebody
 * managed to write into a page is blocked without a look at the page.
 */
const SCRIPTS = [sha256(darkModeScript)];
const SCRIPTS_WITH_ANALYTICS = [...SCRIPTS, sha256(analyticsDenied)];

function policyFor({ gaMeasurementId, imageOrigins = [], mode }: Answering): string {
  const analytics = gaMeasurementId !== undefined;
  const extra = mode.mode === "development" ? mode : {};
  const scripts = analytics ? SCRIPTS_WITH_ANALYTICS : SCRIPTS;
  return contentPolicy({ scripts, imageSources: [...imageOrigins], analytics, ...extra });
}

export const answerPage: AnswerPage = async ({ pathname }, answering) => {
  const { language, path } = languageOf(pathname);
  const page = PAGES[path];
  if (page === undefined) return undefined;
  return inLanguage(language, () => withIdentity(answering.identity, () => render(page, path, answering)));
};

async function render(page: Page<unknown>, pathname: string, answering: Answering): Promise<FinishedPage> {
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
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policyFor(answering) };
  try {
    const loaded = await page.read(answering.readers);
    const body = documentOf(pageMeta([{ id: "root", loaderData: facts }], page.head(loaded)), page.screen(loaded));
    // Weak, because the same page is sent in several encodings.
    const ETag = `W/"${tagOf(body)}"`;
    return {
      status: 200,
      headers: { ...headers, "Cache-Control": ASK_EACH_TIME, ETag },
      body,
      entries: page.entries(loaded),
    };
  } catch (error) {
    answering.reportError(error);
    const body = documentOf(errorMeta(uiWords.siteTitle(siteName())), <BrokenPage />);
    return { status: answering.statusOf(error), headers: { ...headers, "Cache-Control": "no-store" }, body };
  }
}
