/** The page numbers to show: the first, the last, and those next to the current one; undefined marks a gap. */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  const shown = pages > 1 ? [1, ...near, pages] : [1];
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? 0) - 1;
    if (skipped === 1) return [number - 1, number];
    return skipped > 1 ? [undefined, number] : [number];
  });
}
