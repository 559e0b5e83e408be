const VIDEO_ID = /^[\w-]{11}$/;

/**
 * Replaces the placeholder with the player. Nothing is requested from YouTube before this, and then only from the
 * domain that sets no cookies until the video plays.
 */
function openPlayer(figure: HTMLElement, player: HTMLIFrameElement, id: string, link: string): void {
  const start = /&t=\d+/.exec(link)?.[0].replace("t", "start") ?? "";
  player.src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start}`;
  figure.replaceChildren(player);
  player.focus();
}

/**
 * Makes a click on a video's placeholder play it in its place.
 * @param newPlayer undefined where there is none: then the link of the placeholder is followed
 * @returns how to end it
 */
export function playVideos(newPlayer: () => HTMLIFrameElement | undefined): () => void {
  const onClick = (event: MouseEvent): void => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>("a.video-link");
    const figure = link?.closest<HTMLElement>("figure[data-youtube]");
    const id = figure?.dataset.youtube;
    if (!figure || id === undefined || !VIDEO_ID.test(id)) return;
    const player = newPlayer();
    if (player === undefined) return;
    event.preventDefault();
    openPlayer(figure, player, id, link?.href ?? "");
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
