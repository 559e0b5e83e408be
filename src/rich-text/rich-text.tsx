import { useEffect, useRef } from "react";
import { CleanHtml } from "./clean-html.tsx";

const VIDEO_ID = /^[\w-]{11}$/;

/**
 * Puts the player in the place of its stand-in. Nothing is asked of YouTube before this, and then only of the domain
 * that sets no cookies until the video is played.
 */
function openPlayer(figure: HTMLElement, id: string, link: string): void {
  const player = document.createElement("iframe");
  const start = /&t=\d+/.exec(link)?.[0].replace("t", "start") ?? "";
  player.src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start}`;
  player.title = "Video on YouTube";
  player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  player.referrerPolicy = "strict-origin-when-cross-origin";
  figure.replaceChildren(player);
  player.focus();
}

function onClick(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>("a.video-link");
  const figure = link?.closest<HTMLElement>("figure[data-youtube]");
  const id = figure?.dataset.youtube;
  if (!figure || id === undefined || !VIDEO_ID.test(id)) return;
  event.preventDefault();
  openPlayer(figure, id, link?.href ?? "");
}

/** A text's cleaned HTML, in which a click on a video's stand-in plays it. Without script the link leads to YouTube. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = text.current;
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, []);
  return (
    <div ref={text}>
      <CleanHtml html={html} className={className} />
    </div>
  );
}
