import type { LibrarySource } from "./library-source.ts";

/** What tells a source from others of its title: publisher and date, or else its site. */
export const sourceDetails = ({
  publisher,
  date,
  url,
}: Partial<Pick<LibrarySource, "publisher" | "date" | "url">>): string =>
  [publisher, date].filter(Boolean).join(", ") || (URL.parse(url ?? "")?.host ?? "");
