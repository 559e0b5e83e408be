// The script of every public page.
import { watchEntryPages } from "./entries/page/entry-page.browser.ts";
import { watchForFailedImages } from "./images/shown/failed-images.browser.ts";
import { watchLetterForm } from "./letters/tell-page/watch-letter-form.browser.ts";
import { readLanguageWith } from "./platform/languages/current-language.ts";
import { languageAsked } from "./platform/languages/language.ts";
import { prefetchDocument, savesData, watchForIntent } from "./platform/render/prefetch.browser.ts";
import { watchFragments } from "./platform/ui/closed-block/open-at-fragment.browser.ts";
import { showReaderClock } from "./previews/preview-page/preview-clock.browser.ts";
import { startFrame } from "./site/frame/start-frame.browser.ts";
import { whenWanted } from "./site/islands/when-wanted.browser.ts";
import { fetchAhead, mayFetchAhead, watchNavigation } from "./site/moving/navigate.browser.ts";

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
if (savesData()) void import("./guide/offer-guide.browser.ts").then(({ offerGuide }) => offerGuide(language));
