/**
 * The tags of an entry that has `tag`, after it was renamed, or taken away where `replacement` is undefined. The order
 * stays. Where the entry has the new name already, in whatever case, it keeps one of the two, at the first place and as
 * newly spelt.
 */
export function replaceTag(tags: readonly string[], tag: string, replacement: string | undefined): string[] {
  if (replacement === undefined) return tags.filter((each) => each !== tag);
  const key = replacement.toLowerCase();
  const isReplaced = (each: string): boolean => each === tag || each.toLowerCase() === key;
  const first = tags.findIndex(isReplaced);
  return tags.flatMap((each, index) => (isReplaced(each) ? (index === first ? [replacement] : []) : [each]));
}
