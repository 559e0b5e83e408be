import type { ComponentType, ReactNode } from "react";
import { createApiClient } from "../../platform/api-client/api-client.ts";
import { type SiteIdentity, siteName } from "../../platform/identity/site-identity.ts";
import { withIdentity } from "../../platform/identity/with-identity.server.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { addressIn, languageOf } from "../../platform/languages/language.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { type PageAddress, PageAddressContext } from "../../ui/kit/page-address.ts";
import type { SiteFacts } from "../../ui/kit/site-facts.ts";
import { words as uiWords } from "../../ui/kit/words.ts";
import { isAdminPath } from "../../ui/render/admin-path.ts";
import { LoadFailed } from "../../ui/render/load-failure.ts";
import { Part } from "../../ui/render/part.ts";
import { darkModeScript } from "../../ui/styles/dark-mode-script.ts";
import { BrokenPage } from "../frame/broken-page.tsx";
import { analyticsDenied } from "../frame/consent/analytics.tsx";
import { isPrivatePath } from "../frame/consent/analytics-pages.ts";
import { errorMeta, type PageMeta, pageMeta } from "../meta/page-meta.ts";
import { siteFacts, siteYear } from "../meta/served-facts.ts";
import type { BareHead, Page, PageFailureParts, UnreadPage } from "../page/define-page.ts";
import { pageQuery } from "../page/page-query.ts";
import type { PublicPage } from "../page/public-page.ts";
import type { Answering, AnswerPage, Redirected, WholePage } from "./answering.ts";
import { Document } from "./document.tsx";
import { objectFor } from "./kept-screen.server.ts";
import { renderWithParts } from "./render-parts.ts";

const knownFacts = new WeakMap<SiteIdentity, Map<string, SiteFacts>>();

/** The facts of the site in the language of the page: the same object until an administrator or the year changes them. */
function factsOf(answering: Answering): SiteFacts {
  const { identity, siteUrl, gaMeasurementId } = answering;
  const name = [currentLanguage(), siteYear(answering.now()), siteUrl, gaMeasurementId].join(" ");
  return knownFacts
    .getOrInsertComputed(identity, () => new Map())
    .getOrInsertComputed(name, () => siteFacts(answering));
}

type Pages = Readonly<Record<string, Page<unknown>>>;

type Listed = Pick<PublicPage, "cache" | "isPersonalWithQuery"> & { pattern: RegExp; page: Page<unknown> | undefined };

const UNKNOWN = { cache: "never" } as const;

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`, "i");

/** Those without parameters in their paths come first. */
const byParameters = (one: PublicPage, other: PublicPage): number =>
  Number(one.path.includes(":")) - Number(other.path.includes(":"));

/** For pages that show no failure of their own. */
const BROKEN: PageFailureParts = {
  title: () => uiWords.siteTitle(siteName()),
  screen: () => <BrokenPage />,
};

/** A form is sent once, however often the content changes meanwhile. */
const ONCE = 1;

/**
 * Every inline script of these pages is one of these: the policy is made without a look at the page, and blocks a script that
 * somebody managed to write into one.
 */
const inlineScripts = (analytics: boolean): string[] =>
  analytics ? [darkModeScript, analyticsDenied] : [darkModeScript];

const headOf = (page: PageMeta | BareHead, facts: SiteFacts): ReturnType<typeof errorMeta> =>
  "bareTitle" in page ? [{ title: page.bareTitle }, { name: "robots", content: "noindex" }] : pageMeta(facts, page);

type FrameComponent = ComponentType<{ children: ReactNode }>;

/** Made only if it is not kept. */
const Screen = ({ page, loaded }: { page: Page<unknown>; loaded: unknown }) => page.screen(loaded);

async function render(
  Frame: FrameComponent,
  page: Page<unknown>,
  address: PageAddress,
  input: UnreadPage,
  answering: Answering,
): Promise<WholePage | Redirected> {
  const facts = factsOf(answering);
  const { files } = answering;
  const styles = page.isMostVisited ? files.styles : [...files.styles, ...files.furtherStyles];
  const analytics = answering.gaMeasurementId !== undefined && !isPrivatePath(address.pathname);
  const sealing = {
    scripts: [...inlineScripts(analytics), ...(page.allows?.scripts ?? [])],
    imageSources: page.allows?.imageSources ?? [],
    analytics,
    headers: page.headers?.(input),
  };
  const documentOf = (meta: ReturnType<typeof errorMeta>, screen: ReactNode) => {
    const html = renderWithParts(
      <PageAddressContext value={address}>
        <Document scripts={files.scripts} styles={styles} meta={meta}>
          <Frame>{screen}</Frame>
        </Document>
      </PageAddressContext>,
      facts,
    );
    return `<!DOCTYPE html>${html}`;
  };
  const failed = (failure: LoadFailed): Omit<WholePage, "status"> => {
    const { title, screen } = page.failure ?? BROKEN;
    return { html: documentOf(errorMeta(title(failure, input)), screen(failure, input)), ...sealing };
  };
  try {
    const tries = input.form === undefined ? undefined : ONCE;
    const { loaded, entries, lacksPart } = await answering.readPage(
      (readers) => page.read({ ...input, readers }),
      tries,
    );
    const screen = page.isKept ? (
      <Part of={objectFor(facts, [siteDay(answering.now()), loaded])} name="screen">
        <Screen page={page} loaded={loaded} />
      </Part>
    ) : (
      page.screen(loaded)
    );
    const html = page.isFragment
      ? renderWithParts(<PageAddressContext value={address}>{screen}</PageAddressContext>, facts)
      : documentOf(headOf(page.head(loaded), facts), screen);
    return {
      status: page.status?.(loaded) ?? 200,
      html,
      ...sealing,
      entries,
      ...(lacksPart && { headers: { ...sealing.headers, "Cache-Control": "no-store" } }),
    };
  } catch (error) {
    if (!(error instanceof Response)) {
      const { status, message, retryAfter } = answering.failureOf(error);
      return { status, retryAfter, ...failed(new LoadFailed(status, { message })) };
    }
    const { status, headers } = error;
    const location = headers.get("Location");
    if (location !== null) return { status, location: addressIn(currentLanguage(), location) };
    return { status, ...failed(new LoadFailed(status, await error.json().catch(() => undefined))) };
  }
}

type Site = {
  /** The list of pages. */
  list: readonly PublicPage[];
  /** The pages by their paths in the list. */
  pages: Pages;
  /** The page of addresses that have none. */
  unknown: Page<unknown>;
  /** What is around every page. */
  frame: FrameComponent;
};

/** Renders the public pages. */
export function createAnswerPage({ list, pages, unknown, frame }: Site): AnswerPage {
  const listed: Listed[] = list.toSorted(byParameters).map((listing) => ({
    ...listing,
    pattern: patternOf(listing.path),
    page: pages[listing.path],
  }));

  return async ({ pathname, search }, answering) => {
    const { language, path } = languageOf(pathname);
    if (isAdminPath(pathname)) return undefined;
    const found = listed.find(({ pattern }) => pattern.test(path));
    const { page, pattern, ...listing } = found ?? { ...UNKNOWN, page: unknown, pattern: /^/ };
    if (page === undefined) return undefined;
    const url = new URL(pathname, answering.siteUrl);
    url.search = String(pageQuery(listing, new URLSearchParams(search)));
    const params = Object.entries(pattern.exec(path)?.groups ?? {}).map(([name, part]) => [
      name,
      decodeURIComponent(part),
    ]);
    const input = {
      request: new Request(url),
      params: Object.fromEntries(params),
      form: answering.form,
      api: createApiClient(answering.fetch),
    };
    const address = { pathname: path, search: url.search };
    return inLanguage(language, () =>
      withIdentity(answering.identity, () => render(frame, page, address, input, answering)),
    );
  };
}
