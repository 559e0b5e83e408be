declare module "subset-font" {
  /** A font file that holds what `text` needs, with each axis pinned to a value or cut to a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** OpenType features to keep, by their tags; all of them where none are given. */
      keepFeatures?: string[];
      noHinting?: boolean;
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}
