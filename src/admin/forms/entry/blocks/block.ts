/** How a run of a text looks to readers. */
export type Look = {
  /** The elements around it, such as `b` or `sup`. */
  tags?: readonly InlineTag[];
  /** The address of a link. */
  link?: string;
  /** A citation: the keys of its sources, whose numbers are its text. */
  cites?: string;
  /** A picture; its text says what it shows. */
  image?: string;
  /** A tusker of the directory: his id, which stands for his name. */
  tusker?: string;
  /** The sign or number before a point of a list, which follows from its place. */
  isMarker?: true;
};

export const INLINE_TAGS = ["b", "i", "u", "s", "sub", "sup", "code"] as const;
export type InlineTag = (typeof INLINE_TAGS)[number];

/** A run of text that looks the same throughout. */
export type Run = { text: string; look?: Look };

/** What a block is to readers. */
export type BlockForm = "paragraph" | "heading" | "quotation" | "list" | "table" | "picture" | "code" | "line";

/** A paragraph of a text, a line of a list, or a picture: what two versions are compared by. */
export type Block = { form: BlockForm; label?: string; runs: readonly Run[] };

/** One line of a list: a statement with its label and its sources, or just words. */
export type Line = { label?: string; tusker?: string | undefined; text: string; sources?: readonly string[] };

/** The number of a source as the page shows it; the key itself where it has none. */
export type NumberOf = (key: string) => string;

/** Whether a block has words of its own: those are the paragraphs that comments are counted by. */
export const isPassage = ({ runs }: Block): boolean =>
  runs.some(
    ({ text, look }) =>
      look?.cites === undefined && look?.image === undefined && look?.isMarker === undefined && text.trim() !== "",
  );

export const citation = (keys: readonly string[], numberOf: NumberOf): Run => ({
  text: keys.map(numberOf).join(", "),
  look: { cites: keys.join(" ") },
});

/** The lines of a list. */
export const lineBlocks = (lines: readonly Line[], numberOf: NumberOf): Block[] =>
  lines.map(({ label, tusker, text, sources = [] }) => ({
    form: "line",
    ...(label !== undefined && { label }),
    runs: [
      ...(tusker === undefined ? [] : [{ text: tusker, look: { tusker } }]),
      ...(text === "" ? [] : [{ text: tusker === undefined ? text : `, ${text}` }]),
      ...(sources.length === 0 ? [] : [citation(sources, numberOf)]),
    ],
  }));

/** The lines of a text without markup, as far as there is something in them. */
export const textBlocks = (text: string): Block[] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => ({ form: "line", runs: [{ text: line }] }));
