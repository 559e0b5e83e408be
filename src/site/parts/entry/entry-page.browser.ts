import { playVideos } from "../../../content/rich-text/player/play-videos.browser.ts";
import { leadToMarks } from "../../../content/sources/marks/lead-to-marks.browser.ts";
import { openSourcesAtMarks } from "../../../content/sources/sources-beside.browser.ts";
import { onPageShown } from "../../../ui/kit/page-shown.browser.ts";
import { copyTemplate } from "../../../ui/render/copy-template.browser.ts";
import { watchPhotographs } from "../images/gallery/watch-photographs.browser.ts";
import { watchShareButtons } from "../sharing/share-buttons.browser.ts";

const newPlayer = () => copyTemplate<HTMLIFrameElement>("video-player");

/**
 * Makes the parts of a page of an entry react: the marks of its sources, its videos and photographs, and the buttons to
 * share it. All of it listens at the document.
 * @returns how to end it
 */
function watchEntryPage(): () => void {
  const ends = [openSourcesAtMarks(), leadToMarks(), playVideos(newPlayer), watchShareButtons(), watchPhotographs()];
  return () => {
    for (const end of ends) end();
  };
}

/** The same for each page that this document shows. What is open on a page, such as a photograph, ends with it. */
export function watchEntryPages(): void {
  let end = watchEntryPage();
  onPageShown(() => {
    end();
    end = watchEntryPage();
  });
}
