import { foldForSearch } from "../../platform/text/fold.ts";

type Named = { name: string; aliases: readonly string[] };

/** The other name by which a search found a tusker; undefined where his name itself holds what was searched for. */
export function alsoKnownAs({ name, aliases }: Named, search: string): string | undefined {
  const wanted = foldForSearch(search);
  if (wanted === "" || foldForSearch(name).includes(wanted)) return undefined;
  return aliases.find((alias) => foldForSearch(alias).includes(wanted));
}
