import type { SiteIdentity } from "../../platform/identity/site-identity.ts";
import type { SiteValues } from "../meta/served-facts.ts";
import type { PageReaders } from "./define-page.ts";

/** Addresses of what the build made for the pages that the server renders whole. */
export type PageFiles = { scripts: readonly string[]; styles: readonly string[] };

/** What rendering such a page needs from the surrounding site. */
export type Answering = SiteValues & { readers: PageReaders; identity: SiteIdentity; files: PageFiles };

export type WholePage = {
  html: string;
  /** The texts of all inline scripts that it may have. */
  scripts: readonly string[];
  /** The ids of the entries that it shows; undefined if it may show any. */
  entries?: readonly string[] | undefined;
  /** What a reader or a component threw; the HTML then says that the page could not be shown. */
  error?: unknown;
};

/** @returns the page at an address; undefined if it is not one that the server renders whole */
export type AnswerPage = (address: URL, answering: Answering) => Promise<WholePage | undefined>;
