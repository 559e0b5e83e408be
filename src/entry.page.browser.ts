// The script of the pages that the server renders whole.
import { watchForFailedImages } from "./images/shown/failed-images.browser.ts";
import { languageAsked } from "./platform/languages/language.ts";
import { prefetchDocument, savesData, watchForIntent } from "./platform/render/prefetch.browser.ts";
import { startFrame } from "./site/frame/start-frame.browser.ts";

const language = languageAsked(document.documentElement.lang);

startFrame(language);
watchForFailedImages();
watchForIntent(prefetchDocument);
if (savesData()) void import("./guide/offer-guide.browser.ts").then(({ offerGuide }) => offerGuide(language));
