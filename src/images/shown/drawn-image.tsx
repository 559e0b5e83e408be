import { type Aspect, DRAWN_WIDTHS, drawnPictureUrl, PICTURE_SIZES } from "../../artwork/drawn-images.ts";

/** How a picture stands on a page. */
export type PictureFrame = {
  aspect: Aspect;
  /** How wide it is shown, as the attribute `sizes` says it: "(min-width: 900px) 27rem, 92vw". */
  sizes: string;
  /**
   * For the pictures that are seen first; all others load when they come near. `first` is the one that a narrow window
   * shows before any other: it goes before scripts and the rest.
   */
  eager?: boolean | "first";
  className?: string;
};

type DrawnPictureProps = PictureFrame & {
  /** Of the SVG, as the API gives it out. */
  url: string;
  alt: string;
};

/** A picture that the server draws: AVIF at the width shown, and the SVG for browsers that do not know AVIF. */
export function DrawnPicture({ url, alt, aspect, sizes, eager = false, className }: DrawnPictureProps) {
  const [width, height] = PICTURE_SIZES[aspect];
  const forms = DRAWN_WIDTHS.map((width) => `${drawnPictureUrl(url, { aspect, width })} ${width}w`);
  return (
    <picture>
      <source type="image/avif" srcSet={forms.join(", ")} sizes={sizes} />
      <img
        src={drawnPictureUrl(url, { aspect })}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager === "first" ? "high" : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
