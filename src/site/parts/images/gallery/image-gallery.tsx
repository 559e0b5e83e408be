import type { ReactNode } from "react";
import type { ImageDetail } from "../../../../content/images/entry-images.ts";
import plateStyles from "../../../../ui/kit/plate.module.css";
import ratios from "../../../../ui/kit/ratio.module.css";
import { galleryImages } from "./gallery-images.ts";
import { ImageCaption } from "./image-caption.tsx";
import styles from "./image-gallery.module.css";

/** The width of each image: two in a row beside the text, or one across a narrow window. */
export const GALLERY_SIZES = "(min-width: 860px) 26vw, (min-width: 640px) 45vw, 92vw";

type ImageGalleryProps = {
  label: string;
  /** The images of the entry, in order. */
  images: ImageDetail[];
  /** The HTML of all texts of the page. */
  html: string;
  /** Renders one image in a 3:2 frame. */
  draw(image: ImageDetail): ReactNode;
};

/** The images of an entry that its page shows nowhere else: neither as the cover nor within its texts. */
export function ImageGallery({ label, images, html, draw }: ImageGalleryProps) {
  const shown = galleryImages(images, html);
  if (shown.length === 0) return null;
  return (
    <section className={styles.gallery} aria-label={label}>
      <div>
        {shown.map((image) => (
          <figure key={image.url} className={plateStyles.plate}>
            <div className={`${plateStyles.image} ${ratios.landscape}`}>{draw(image)}</div>
            <ImageCaption image={image} />
          </figure>
        ))}
      </div>
    </section>
  );
}
