const FORMER = /^#cite-([a-z]+-)?(\d+)-(?:[a-z]+-)?(\d+)$/i;

/**
 * Leads to the mark that names a source where the address names it as pages did that had a number for each source: a mark
 * has the id of its first source alone. Where no mark names it any more, it leads to the source.
 */
function leadToMark(): void {
  const [, part = "", number, time] = FORMER.exec(location.hash) ?? [];
  if (number === undefined || document.querySelector(":target") !== null) return;
  const marks = [...document.querySelectorAll<HTMLElement>(`[id^="cite-${part}"][data-numbers]`)].filter(
    ({ id, dataset }) =>
      FORMER.exec(`#${id}`)?.[1] === (part || undefined) && dataset.numbers?.split(", ").includes(number),
  );
  const target = marks[Number(time) - 1] ?? marks.at(-1) ?? document.getElementById(`source-${number}`);
  // As a fragment it opens the block in which it may stand.
  if (target !== null) location.replace(`#${target.id}`);
}

/**
 * The same at each later fragment.
 * @returns how to end it
 */
export function leadToMarks(): () => void {
  leadToMark();
  addEventListener("hashchange", leadToMark);
  return () => removeEventListener("hashchange", leadToMark);
}
