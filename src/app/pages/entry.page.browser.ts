// The script of every public page.

import { watchLetterForm } from "../../features/letters/pages/tuskers/[slug]/tell/watch-letter-form.browser.ts";
import { readLanguageWith } from "../../platform/languages/current-language.ts";
import { languageAsked } from "../../platform/languages/language.ts";
import { startFrame } from "../../site/frame/browser/start-frame.browser.ts";
import { fetchAhead, mayFetchAhead, watchNavigation } from "../../site/moving/navigate.browser.ts";
import { showReaderClock } from "../../site/pages/preview/[token]/preview-clock.browser.ts";
import { watchEntryPages } from "../../site/parts/entry/entry-page.browser.ts";
import { watchForFailedImages } from "../../site/parts/images/failed-images.browser.ts";
import { whenWanted } from "../../site/render/when-wanted.browser.ts";
import { watchFragments } from "../../ui/kit/closed-block/open-at-fragment.browser.ts";
import { prefetchDocument, savesData, watchForIntent } from "../../ui/render/prefetch.browser.ts";

const language = languageAsked(document.documentElement.lang);
readLanguageWith(() => language);

startFrame(language);
watchForFailedImages();
watchNavigation(language);
watchFragments();
watchEntryPages();
watchLetterForm();
if (document.querySelector("[data-island]") !== null) {
  const takeOver = async () => (await import("./entry.islands.browser.tsx")).hydrateIslands(language);
  whenWanted(() => void takeOver(), savesData());
}
showReaderClock();
watchForIntent((url) => (mayFetchAhead(url, language) ? fetchAhead(url) : prefetchDocument(url)));
if (savesData())
  void import("../../features/offline-guide/offer-guide.browser.ts").then(({ offerGuide }) => offerGuide(language));
