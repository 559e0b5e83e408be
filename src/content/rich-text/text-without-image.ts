import type { ElementContent } from "hast";
import { parseFragment, writeHtml } from "./html-fragment.ts";
import { imageNameOf } from "./images.ts";
import { replaceImages } from "./replace-images.ts";

/**
 * Stored rich text without the tags of an image. A text without such tags is returned unchanged.
 * @param name the stored name of the image
 */
export function textWithoutImage(html: string, name: string): string {
  if (!html.includes(name)) return html;
  let found = false;
  const children = replaceImages(parseFragment(html).children as ElementContent[], (image) => {
    if (imageNameOf(image) !== name) return image;
    found = true;
    return undefined;
  });
  return found ? writeHtml({ type: "root", children }) : html;
}
