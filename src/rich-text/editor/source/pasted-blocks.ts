// Without the parser, which the page itself does not load: it belongs to the worker.

/** A piece of a source that stands by itself: text, or a block with tags of its own. */
export type SourceBlock = { source: string; isText: boolean };

/** The blocks as one source that fits between what stands before and behind the caret. */
export function joinBlocks(blocks: readonly SourceBlock[], before: string, after: string): string {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (first === undefined || last === undefined) return "";
  const lineBefore = before.slice(before.lastIndexOf("\n") + 1).trim();
  const lineAfter = (after.split("\n", 1)[0] ?? "").trim();
  const opening = !first.isText && lineBefore !== "" ? "\n\n" : "";
  const closing = lineAfter !== "" && (blocks.length > 1 || !last.isText) ? "\n\n" : "";
  return opening + blocks.map(({ source }) => source).join("\n\n") + closing;
}

/** True where the formatted form says more than the plain one, and the plain one is no source written by hand. */
export function isWorthConverting(html: string, plain: string): boolean {
  const isSource = /<\/?[a-z][^<>]*>/i.test(plain);
  return !isSource && /<(?:p|h[1-6]|b|strong|i|em|a|ul|ol|li|blockquote|table|span|div)[\s>]/i.test(html);
}
