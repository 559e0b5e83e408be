/** The aspect ratios of drawings, each with its size in its own units. */
export const FRAME_SIZES = {
  "4:5": [1000, 1250],
  "1:1": [1100, 1100],
  "3:2": [1560, 1040],
  "16:9": [1760, 990],
} as const;

export type Aspect = keyof typeof FRAME_SIZES;

export const ASPECTS: readonly Aspect[] = ["4:5", "1:1", "3:2", "16:9"];

/** The widths, in pixels, in which an artwork is available as AVIF; the SVG scales to any width. */
export const DRAWN_WIDTHS = [120, 400, 800, 1200] as const;

/** Those that images larger than a thumbnail may need. */
export const PAGE_WIDTHS = [400, 800, 1200] as const;

export type DrawnWidth = (typeof DRAWN_WIDTHS)[number];

/** An artwork as identified by its file name. */
export type Artwork = {
  slug: string;
  aspect: Aspect;
  /** Width of the AVIF; undefined for the SVG. */
  width: DrawnWidth | undefined;
  /** Hash of the drawing, 12 hexadecimal digits, so that a changed drawing has a new address. */
  hash: string;
};

const FILE_NAME = /^([a-z0-9-]{1,200})-(4x5|1x1|3x2|16x9)(?:-(120|400|800|1200))?-([0-9a-f]{12})\.(svg|avif)$/;

/** `gemunu-4x5-0123456789ab.svg`, or `gemunu-4x5-800-0123456789ab.avif` if a width is given. */
export function drawnFileName({ slug, aspect, width, hash }: Artwork): string {
  const shape = aspect.replace(":", "x");
  return width === undefined ? `${slug}-${shape}-${hash}.svg` : `${slug}-${shape}-${width}-${hash}.avif`;
}

/** Parses a file name; undefined if it is invalid. An SVG has no width, an AVIF has one of `DRAWN_WIDTHS`. */
export function readDrawnFileName(name: string): Artwork | undefined {
  const [, slug = "", shape = "", digits, hash = "", variant] = FILE_NAME.exec(name) ?? [];
  if (variant === undefined || (digits === undefined) !== (variant === "svg")) return undefined;
  const width = DRAWN_WIDTHS.find((known) => String(known) === digits);
  return { slug, aspect: shape.replace("x", ":") as Aspect, width, hash };
}

/**
 * The address of the same drawing in another aspect ratio or format.
 * @param url of an SVG, as in the API (`portraitUrl`, `landscapeUrl`)
 */
export function artworkUrl(url: string, variant: { aspect: Aspect; width?: DrawnWidth }): string {
  const cut = url.lastIndexOf("/") + 1;
  const drawn = readDrawnFileName(url.slice(cut));
  return drawn === undefined
    ? url
    : url.slice(0, cut) + drawnFileName({ ...drawn, width: variant.width, aspect: variant.aspect });
}
