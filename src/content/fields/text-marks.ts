/** What becomes elements of a page: tags, line ends and addresses. More of them would hold the process when rendered. */
const MAX_MARKS = 10_000;

/** What is wrong with a rich text that has too many of them; undefined if nothing is. */
export const tooManyMarks = (label: string, text: string): string | undefined =>
  (text.match(/[<\n]|:\/\//g)?.length ?? 0) > MAX_MARKS
    ? `${label} can have at most ${MAX_MARKS.toLocaleString("en")} tags, line ends and addresses.`
    : undefined;
