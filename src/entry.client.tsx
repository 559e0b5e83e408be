import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchForFailedImages } from "./images/shown/failed-images.browser.ts";
import { readIdentityFromDocument } from "./platform/identity/identity-of-document.browser.ts";
import { translateByName } from "./platform/languages/catalogue.ts";
import { readLanguageWith } from "./platform/languages/current-language.ts";
import { languageAsked, type Translation } from "./platform/languages/language.ts";
import { isAdminPath } from "./platform/render/admin-path.ts";
import { prefetchDocument, savesData, watchForIntent } from "./platform/render/prefetch.browser.ts";
import { prefetchData } from "./platform/render/prefetch-data.browser.ts";
import { startFrame } from "./site/frame/start-frame.browser.ts";
import { leaveLinksToBrowser, linksLoadDocuments } from "./site/served/leave-links.browser.ts";

/** A document is in one language, from the first to the last word. */
const language = languageAsked(document.documentElement.lang);
readLanguageWith(() => language);

readIdentityFromDocument();

const WORDS: Record<Translation, () => Promise<{ words: Record<string, object> }>> = {
  si: () => import("./translations/sinhala-in-browsers.tsx"),
  ta: () => import("./translations/tamil-in-browsers.tsx"),
};

const takeOver = (): void =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });

/** Words come before React, which compares what it renders with the document. If they fail to load, it stays as it is. */
async function takeOverIn(translation: Translation): Promise<void> {
  const { words } = await WORDS[translation]();
  translateByName(translation, words);
  takeOver();
}

leaveLinksToBrowser(language);
if (language === "en") takeOver();
else void takeOverIn(language);

watchForIntent((url) => (linksLoadDocuments(language) ? prefetchDocument(url) : prefetchData(url)));
watchForFailedImages();
if (!isAdminPath(location.pathname)) startFrame(language);
if (savesData()) void import("./guide/offer-guide.browser.ts").then(({ offerGuide }) => offerGuide(language));
