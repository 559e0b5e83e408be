import type { ReactNode } from "react";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import type { LoadFailed } from "../../ui/render/load-failure.ts";
import type { PageMeta } from "../meta/page-meta.ts";
import type { PageReaders } from "../reading/page-readers.server.ts";

/** What a page is made from. The page of a feature names the readers of its own. */
export type PageRequest<OwnReaders = unknown> = {
  /**
   * The address, in the language of the page. Its query has only the parameters that `app/pages/pages.ts` names for the page: what a page does not
   * name it cannot read, so the page cache never sends a page that another query made.
   */
  request: Request;
  /** The parts of the path that the address of the page names. */
  params: Readonly<Record<string, string>>;
  /** What a visitor without script sent to the address of the page. */
  form: URLSearchParams | undefined;
  readers: PageReaders & OwnReaders;
  /** The API in process, for what visitors send and for what a secret address shows. */
  api: ApiClient;
};

/** What is known of a page before it is read. */
export type UnreadPage = Omit<PageRequest, "readers">;

/** The head of a page that nobody finds, shares or follows. */
export type BareHead = { bareTitle: string };

/** For pages whose address is a secret: nothing may keep it or pass it on. */
export const SECRET_ADDRESS = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
} as const;

/** What a page shows instead of itself if it cannot be read. */
export type PageFailureParts = {
  /** The title as it is, without the site's name. */
  title(failed: LoadFailed, page: UnreadPage): string;
  screen(failed: LoadFailed, page: UnreadPage): ReactNode;
};

/** A public page. Browsers leave its HTML as it is. */
export type Page<Loaded> = {
  /**
   * @throws Response to redirect, or a failure with its status (`load-failure.ts`)
   * @throws AppError, of whom visitors see the message
   */
  read(page: PageRequest): Promise<Loaded>;
  head(loaded: Loaded): PageMeta | BareHead;
  screen(loaded: Loaded): ReactNode;
  failure?: PageFailureParts;
  /**
   * Whether the screen follows from what was read, the facts of the site and the day alone: it is kept, and shown again
   * where the same is read, also after a save.
   */
  isKept?: boolean;
  /** Whether it is sent without document and frame: a script puts it into a page. */
  isFragment?: boolean;
  /** Whether it does without the second style sheet: the styles of its parts are in the first, as vite.config.ts says. */
  isMostVisited?: boolean;
  /** The status of the page; 200 if there is none. */
  status?(loaded: Loaded): number;
  /** Headers of the page, also if it fails. A page that is `no-store` is in no cache. */
  headers?(page: UnreadPage): Readonly<Record<string, string>>;
  /** What the page's policy allows besides that of all pages: inline scripts, as texts, and where images come from. */
  allows?: { scripts?: readonly string[]; imageSources?: readonly string[] };
};

/** Checks that the parts of a page agree on what is read. */
export const definePage = <Loaded>(page: Page<Loaded>): Page<unknown> => page as Page<unknown>;

/** A page that is never shown itself: `read` redirects or fails. */
export const defineFailingPage = (read: Page<never>["read"], failure: PageFailureParts): Page<unknown> =>
  definePage<never>({ read, head: (never) => never, screen: (never) => never, failure, isMostVisited: true });

/** A part of a page that a script asks for. If it cannot be read, its status tells. */
export const defineFragment = <Loaded>({ read, screen }: Pick<Page<Loaded>, "read" | "screen">): Page<unknown> =>
  definePage({
    read,
    screen,
    head: () => ({ bareTitle: "" }),
    headers: () => ({ "X-Robots-Tag": "noindex" }),
    isFragment: true,
  });
