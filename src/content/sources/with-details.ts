import type { LibrarySource } from "./library-source.ts";
import type { ListedSource } from "./source.ts";
import { wayToFind } from "./way-to-find.ts";

/** The sources of an entry, with what its list shows beyond title and address. */
export function withDetails<Listed extends ListedSource>(
  sources: readonly Listed[],
  library: readonly LibrarySource[],
): Listed[] {
  const known = new Map(library.map((source) => [source.key, source]));
  return sources.map((listed) => {
    const source = known.get(listed.key ?? "");
    if (source === undefined) return listed;
    const { archiveUrl, language, goneSince } = source;
    const find = wayToFind(source);
    return {
      ...listed,
      ...(archiveUrl === null ? {} : { archiveUrl }),
      ...(goneSince === null ? {} : { goneSince }),
      ...(language === null ? {} : { language }),
      ...(find === undefined ? {} : { find }),
    };
  });
}
