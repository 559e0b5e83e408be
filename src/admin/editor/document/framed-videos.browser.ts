import { framedVideo } from "../../../content/rich-text/links.ts";

/** Puts the link to what it shows in the place of each frame of YouTube, as cleaning does. */
export function linkFrames(body: HTMLElement): void {
  for (const frame of body.querySelectorAll("iframe")) {
    const href = framedVideo(frame.getAttribute("src") ?? "");
    if (href === undefined) continue;
    const link = body.ownerDocument.createElement("a");
    link.setAttribute("href", href);
    link.textContent = href;
    frame.replaceWith(link);
  }
}
