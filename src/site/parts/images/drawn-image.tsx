import { type Aspect, artworkUrl, DRAWN_WIDTHS, FRAME_SIZES, PAGE_WIDTHS } from "../../../artwork/drawn-images.ts";

/** How an image is placed on a page. */
export type ImageFrame = {
  aspect: Aspect;
  /** The displayed width, as the value of `sizes`: "(min-width: 900px) 27rem, 92vw". */
  sizes: string;
  /**
   * True for images that are visible first; all others are lazily loaded. `first` marks the first image that a narrow
   * window shows: it is loaded with high priority, before scripts and other resources.
   */
  eager?: boolean | "first";
  /**
   * A frame of another shape in the windows of a media query. A drawing made for that shape is shown there, as a part cut out
   * of the other one may leave the tips of the tusks outside; photographs are cut around their focal point.
   */
  elsewhere?: { media: string; aspect: Aspect; sizes: string };
  /** True for images of at most 120 pixels, such as those in the rows of a table. */
  thumbnail?: boolean;
  className?: string;
};

type ArtworkProps = ImageFrame & {
  /** The address of the SVG, as the API returns it. */
  url: string;
  alt: string;
};

/** A drawing made by the server: AVIF at the displayed width, and SVG for browsers without AVIF support. */
export function Artwork({ url, alt, aspect, sizes, elsewhere, eager = false, thumbnail, className }: ArtworkProps) {
  const [width, height] = FRAME_SIZES[aspect];
  const variants = (aspect: Aspect): string =>
    (thumbnail ? DRAWN_WIDTHS : PAGE_WIDTHS)
      .map((width) => `${artworkUrl(url, { aspect, width })} ${width}w`)
      .join(", ");
  return (
    <picture>
      {elsewhere && (
        <>
          <source
            media={elsewhere.media}
            type="image/avif"
            srcSet={variants(elsewhere.aspect)}
            sizes={elsewhere.sizes}
          />
          <source media={elsewhere.media} srcSet={artworkUrl(url, { aspect: elsewhere.aspect })} />
        </>
      )}
      <source type="image/avif" srcSet={variants(aspect)} sizes={sizes} />
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
