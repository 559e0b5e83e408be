declare module "subset-font" {
  /** A font file that holds what `text` needs, with each axis pinned to a value or cut to a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; variationAxes?: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>;
}
