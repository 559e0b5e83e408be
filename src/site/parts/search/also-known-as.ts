import { foldForSearch } from "../../../platform/text/fold.ts";

type Named = { name: string; aliases: readonly string[] };

/** The other name that matched a search; undefined if his main name matches. */
export function alsoKnownAs({ name, aliases }: Named, search: string): string | undefined {
  const query = foldForSearch(search);
  if (query === "" || foldForSearch(name).includes(query)) return undefined;
  return aliases.find((alias) => foldForSearch(alias).includes(query));
}
