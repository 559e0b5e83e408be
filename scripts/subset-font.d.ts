declare module "subset-font" {
  /** A font file with only the glyphs that `text` needs, and each axis pinned to a value or limited to a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** OpenType features to keep, by tag; all of them if omitted. */
      keepFeatures?: string[];
      noHinting?: boolean;
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}
