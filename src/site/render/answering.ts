import type { SiteIdentity } from "../../platform/identity/site-identity.ts";
import type { SiteValues } from "../meta/served-facts.ts";
import type { ReadPage } from "../reading/page-readers.server.ts";

/** Addresses of what the build made for public pages. */
export type PageFiles = {
  scripts: readonly string[];
  styles: readonly string[];
  /** Those of pages that fewer visitors open. */
  furtherStyles: readonly string[];
};

/** What rendering such a page needs from the surrounding site. */
export type Answering = SiteValues & {
  readPage: ReadPage;
  /** For anything that was thrown while a page was read or rendered; reports what nobody expects. */
  failureOf(error: unknown): PageFault;
  /** The API in process. */
  fetch: typeof fetch;
  identity: SiteIdentity;
  files: PageFiles;
  /** What a visitor without script sent to the address. */
  form?: URLSearchParams | undefined;
};

export type PageFault = {
  status: number;
  /** Undefined if visitors see the sentence of the page instead. */
  message?: string;
  /** In seconds. */
  retryAfter?: string | undefined;
};

export type WholePage = {
  status: number;
  retryAfter?: string | undefined;
  html: string;
  /** The texts of all inline scripts that it may have. */
  scripts: readonly string[];
  /** Where images may come from, besides the site and its store. */
  imageSources: readonly string[];
  /** Whether an analytics service may be allowed on it. */
  analytics: boolean;
  headers?: Readonly<Record<string, string>> | undefined;
  /** The ids of the entries that it shows; undefined if it may show any. */
  entries?: readonly string[] | undefined;
};

export type Redirected = { status: number; location: string };

/** @returns the page at an address; undefined if it is in the admin area */
export type AnswerPage = (address: URL, answering: Answering) => Promise<WholePage | Redirected | undefined>;
