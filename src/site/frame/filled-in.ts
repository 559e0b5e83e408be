/** The query without empty parameters, which change nothing: a page is the same in every spelling of its address. */
export function filledIn(search: string): string {
  const filled = [...new URLSearchParams(search)].filter(([, value]) => value !== "");
  return filled.length === 0 ? "" : `?${new URLSearchParams(filled)}`;
}
