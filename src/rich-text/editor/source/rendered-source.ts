import { cleanRichText } from "../../clean-rich-text.ts";
import type { TextPicture } from "../../image-element.ts";
import { renderRichText } from "../../render-rich-text.ts";

/** A picture of the entry that its text may show. */
export type EntryPicture = Pick<TextPicture, "url" | "alt"> & Partial<TextPicture>;

/** What is not known of a picture that was only just taken in. */
const UNKNOWN = { width: 0, height: 0, placeholder: null, variants: [], credit: null, licence: null };

/** What a page will show for a source, and what saving will leave out of it, in words. */
export type RenderedSource = { html: string; removed: string[] };

/** Does to a source what the server does when it is saved and shown: the very same code. */
export function renderSource(source: string, pictures: readonly EntryPicture[]): RenderedSource {
  const { html, removed } = cleanRichText(source.trim());
  const images = pictures.map((picture) => ({ ...UNKNOWN, ...picture, alt: picture.alt || null }));
  return { html: renderRichText(html, { images }), removed };
}
