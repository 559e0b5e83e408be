/** The shapes in which pictures are drawn, and the size of each in its own units. */
export const FRAME_SIZES = {
  "4:5": [1000, 1250],
  "1:1": [1100, 1100],
  "3:2": [1560, 1040],
  "16:9": [1760, 990],
} as const;

export type Aspect = keyof typeof FRAME_SIZES;

export const ASPECTS: readonly Aspect[] = ["4:5", "1:1", "3:2", "16:9"];

/** The widths, in pixels, in which an artwork is to be had as AVIF; as SVG it has all widths. */
export const DRAWN_WIDTHS = [120, 400, 800, 1200] as const;

export type DrawnWidth = (typeof DRAWN_WIDTHS)[number];

/** An artwork by what its address says. */
export type Artwork = {
  slug: string;
  aspect: Aspect;
  /** Of the AVIF; undefined for the SVG. */
  width: DrawnWidth | undefined;
  /** Of what was drawn, 12 hexadecimal digits: another drawing has another address. */
  hash: string;
};

const FILE_NAME = /^([a-z0-9-]{1,200})-(4x5|1x1|3x2|16x9)(?:-(120|400|800|1200))?-([0-9a-f]{12})\.(svg|avif)$/;

/** `gemunu-4x5-0123456789ab.svg`, or `gemunu-4x5-800-0123456789ab.avif` where a width is given. */
export function drawnFileName({ slug, aspect, width, hash }: Artwork): string {
  const shape = aspect.replace(":", "x");
  return width === undefined ? `${slug}-${shape}-${hash}.svg` : `${slug}-${shape}-${width}-${hash}.avif`;
}

/** What a file name says, else undefined: an SVG has no width, an AVIF has one of the closed list. */
export function readDrawnFileName(name: string): Artwork | undefined {
  const [, slug = "", shape = "", digits, hash = "", variant] = FILE_NAME.exec(name) ?? [];
  if (variant === undefined || (digits === undefined) !== (variant === "svg")) return undefined;
  const width = DRAWN_WIDTHS.find((known) => String(known) === digits);
  return { slug, aspect: shape.replace("x", ":") as Aspect, width, hash };
}

/**
 * The address of the same drawing in another shape or form.
 * @param url of an SVG as the API gives it out (`portraitUrl`, `landscapeUrl`)
 */
export function artworkUrl(url: string, variant: { aspect: Aspect; width?: DrawnWidth }): string {
  const cut = url.lastIndexOf("/") + 1;
  const drawn = readDrawnFileName(url.slice(cut));
  return drawn === undefined
    ? url
    : url.slice(0, cut) + drawnFileName({ ...drawn, width: variant.width, aspect: variant.aspect });
}
