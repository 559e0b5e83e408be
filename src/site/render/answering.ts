import type { SiteIdentity } from "../../platform/identity/site-identity.ts";
import type { FinishedPage, PagesMode } from "../../platform/render/finished-page.ts";
import type { SiteValues } from "../meta/served-facts.ts";
import type { PageReaders } from "./define-page.ts";

/** Addresses of what the build made for the pages that the server renders whole. */
export type PageFiles = { scripts: readonly string[]; styles: readonly string[] };

/** What rendering such a page needs from the surrounding site. */
export type Answering = SiteValues & {
  readers: PageReaders;
  identity: SiteIdentity;
  files: PageFiles;
  mode: PagesMode;
  /** Origins besides the site itself that serve images. */
  imageOrigins?: readonly string[];
  /** The HTTP status for what a reader threw. */
  statusOf(error: unknown): number;
  reportError(error: unknown): void;
};

/** @returns the page at an address; undefined if it is not one that the server renders whole */
export type AnswerPage = (address: URL, answering: Answering) => Promise<FinishedPage | undefined>;
