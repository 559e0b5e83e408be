import { cleanRichText } from "../../../domain/richtext/clean-rich-text.ts";
import { renderRichText } from "../../../domain/richtext/render-rich-text.ts";

/** A picture of the entry that its text may show. */
export type EntryPicture = { url: string; alt: string | null; width?: number; height?: number };

/** What a page will show for a source, and what saving will leave out of it, in words. */
export type RenderedSource = { html: string; removed: string[] };

/** Does to a source what the server does when it is saved and shown: the very same code. */
export function renderSource(source: string, pictures: readonly EntryPicture[]): RenderedSource {
  const { html, removed } = cleanRichText(source.trim());
  const images = pictures.map(({ url, alt, width = 0, height = 0 }) => ({ url, alt: alt || null, width, height }));
  return { html: renderRichText(html, { images }), removed };
}
