/**
 * The tags of an entry after `tag` was renamed, or removed if `replacement` is undefined. The order stays. If the entry
 * already has the new name in any case, it keeps only one, at the first position and in the new spelling.
 */
export function replaceTag(tags: readonly string[], tag: string, replacement: string | undefined): string[] {
  if (replacement === undefined) return tags.filter((each) => each !== tag);
  const key = replacement.toLowerCase();
  const isReplaced = (each: string): boolean => each === tag || each.toLowerCase() === key;
  const first = tags.findIndex(isReplaced);
  return tags.flatMap((each, index) => (isReplaced(each) ? (index === first ? [replacement] : []) : [each]));
}
