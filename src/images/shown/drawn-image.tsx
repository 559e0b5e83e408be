import { type Aspect, artworkUrl, DRAWN_WIDTHS, FRAME_SIZES } from "../../artwork/drawn-images.ts";

/** How an image stands on a page. */
export type ImageFrame = {
  aspect: Aspect;
  /** How wide it is shown, as the attribute `sizes` says it: "(min-width: 900px) 27rem, 92vw". */
  sizes: string;
  /**
   * For the images that are seen first; all others load when they come near. `first` is the one that a narrow window
   * shows before any other: it goes before scripts and the rest.
   */
  eager?: boolean | "first";
  className?: string;
};

type ArtworkProps = ImageFrame & {
  /** Of the SVG, as the API gives it out. */
  url: string;
  alt: string;
};

/** An image that the server draws: AVIF at the width shown, and the SVG for browsers that do not know AVIF. */
export function Artwork({ url, alt, aspect, sizes, eager = false, className }: ArtworkProps) {
  const [width, height] = FRAME_SIZES[aspect];
  const variants = DRAWN_WIDTHS.map((width) => `${artworkUrl(url, { aspect, width })} ${width}w`);
  return (
    <picture>
      <source type="image/avif" srcSet={variants.join(", ")} sizes={sizes} />
      <img
        src={artworkUrl(url, { aspect })}
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
