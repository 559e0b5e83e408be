import type { ReactNode } from "react";
import type { PageKey, PublishedPage } from "../../pages/page.ts";
import type { PageMeta } from "../meta/page-meta.ts";

/** What pages read, each at one state of the database. */
export type PageReaders = {
  /** A text as it is published, in the language of the page. */
  text(key: PageKey): Promise<PublishedPage>;
};

/** A page that the server renders whole: browsers leave it as it is. */
export type Page<Loaded> = {
  read(readers: PageReaders): Promise<Loaded>;
  head(loaded: Loaded): PageMeta;
  screen(loaded: Loaded): ReactNode;
  /** The ids of the entries that it shows; undefined if it may show any. The page cache sends no withdrawn one. */
  entries(loaded: Loaded): readonly string[] | undefined;
};

/** Checks that the parts of a page agree on what is read. */
export const definePage = <Loaded>(page: Page<Loaded>): Page<unknown> => page;
