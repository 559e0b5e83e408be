import { words as galleryWords } from "../../images/gallery/words.en.ts";
import type { PageWords } from "../../platform/languages/page-words.browser.ts";
import { words as textWords } from "../../rich-text/words.en.ts";

const pageWords = (): PageWords => ({
  player: textWords.player,
  photographs: {
    title: galleryWords.photographs,
    previous: galleryWords.previous,
    next: galleryWords.next,
    close: galleryWords.close,
    place: galleryWords.place("{number}", "{of}"),
  },
});

/** The words that the modules of a page show, in its language. */
export const PageWordsData = () => <template id="page-words" data-words={JSON.stringify(pageWords())} />;
