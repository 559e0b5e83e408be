/** Which `details` elements of a page were open, in their order. */
export type OpenParts = readonly boolean[];

const parts = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll("[data-page] details");

export const openPartsHere = (): OpenParts => Array.from(parts(), ({ open }) => open);

/** Opens and closes the parts of this page as they were. One that has other parts now stays as the server sent it. */
export function openPartsAgain(open: OpenParts | undefined): void {
  const here = parts();
  if (open?.length !== here.length) return;
  for (const [index, part] of here.entries()) part.open = open[index] === true;
}
