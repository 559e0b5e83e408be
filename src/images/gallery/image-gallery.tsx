import type { ReactNode } from "react";
import type { ImageDetail } from "../entry-images.ts";
import { ImageCaption } from "./image-caption.tsx";

/** How wide each image is shown: two in a row beside the text, or one across a narrow window. */
export const GALLERY_SIZES = "(min-width: 860px) 26vw, (min-width: 640px) 45vw, 92vw";

type ImageGalleryProps = {
  label: string;
  /** Of the entry, in order. */
  images: ImageDetail[];
  /** The HTML of all texts of the page. */
  html: string;
  /** Draws one image in its frame of 3 by 2. */
  draw(image: ImageDetail): ReactNode;
};

/** The images of an entry that stand nowhere else on its page: neither the cover nor what its texts show. */
export function ImageGallery({ label, images, html, draw }: ImageGalleryProps) {
  const isInText = ({ url, variants }: ImageDetail) => [{ url }, ...variants].some((file) => html.includes(file.url));
  const shown = images.slice(1).filter((image) => !isInText(image));
  if (shown.length === 0) return null;
  return (
    <section className="gallery" aria-label={label}>
      <div>
        {shown.map((image) => (
          <figure key={image.url} className="plate">
            <div className="pic r32">{draw(image)}</div>
            <ImageCaption image={image} />
          </figure>
        ))}
      </div>
    </section>
  );
}
