import { useEffect } from "react";
import { watchPhotographs } from "../../images/gallery/watch-photographs.browser.ts";
import { playVideos } from "../../rich-text/play-videos.browser.ts";
import { watchShareButtons } from "../../site/sharing/share-buttons.browser.ts";
import { showSourcesAtNumbers } from "../../sources/numbers.browser.ts";

/** Makes the parts of an entry's page react: the numbers of its sources, its videos and photographs, and the buttons to share it. */
export function useEntryPage(): void {
  useEffect(() => {
    const ends = [showSourcesAtNumbers(), playVideos(), watchShareButtons(), watchPhotographs()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
}
