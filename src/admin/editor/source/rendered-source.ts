import { citedInText } from "../../../content/rich-text/citations/citations.ts";
import { cleanRichText } from "../../../content/rich-text/clean-rich-text.ts";
import type { TextImage } from "../../../content/rich-text/image-element.ts";
import { renderRichText } from "../../../content/rich-text/render-rich-text.ts";

/** An image of the entry that its text may show. */
export type EntryImage = Pick<TextImage, "url" | "alt"> & Partial<TextImage>;

/** What is not known of an image that was only just taken in. */
const UNKNOWN = { width: 0, height: 0, placeholder: null, variants: [], credit: null, licence: null };

/** What a page will show for a source, and what saving will leave out of it, in words. */
export type RenderedSource = { html: string; removed: string[] };

/** Does to a source what the server does when it is saved and shown: the very same code. */
export function renderSource(source: string, pictures: readonly EntryImage[]): RenderedSource {
  const { html, removed } = cleanRichText(source.trim());
  const images = pictures.map((image) => ({ ...UNKNOWN, ...image, alt: image.alt || null }));
  // A page numbers its sources in the order of their first citation.
  const sources = citedInText(html).map((key) => ({ key }));
  return { html: renderRichText(html, { images, sources }), removed };
}
