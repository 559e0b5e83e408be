import { words } from "../words.ts";

/** Of the player of a video, as React and the DOM name them both. */
export const playerAttributes = () => ({
  title: words.player,
  allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
  referrerPolicy: "strict-origin-when-cross-origin" as const,
});

/** The player of a video, to which `play-videos.browser.ts` gives an address. */
export const VideoPlayerTemplate = () => (
  <template id="video-player">
    <iframe {...playerAttributes()} />
  </template>
);
