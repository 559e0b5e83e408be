import type { Page, Route } from "@playwright/test";
import { expect, hydrated } from "./e2e-site.ts";
import { renderFailing, unavailable } from "./render-failing.ts";

/** The request for a page that the visitor moves to without loading a document, or that is fetched ahead. */
type Answer = (route: Route) => unknown;

/**
 * Answers the requests for a page that is moved to. Documents come from the site.
 * @returns lets the site answer again
 */
export async function answerMoves(page: Page, pathname: string, answer: Answer): Promise<() => Promise<void>> {
  const isPage = (url: URL) => url.pathname === pathname;
  await page.route(isPage, (route) => (route.request().isNavigationRequest() ? route.fallback() : answer(route)));
  return () => page.unroute(isPage);
}

/** Holds back a page that is moved to. @returns lets it come */
export async function holdMoves(page: Page, pathname: string): Promise<() => void> {
  const { promise: letThrough, resolve: release } = Promise.withResolvers<void>();
  await answerMoves(page, pathname, async (route) => {
    await letThrough;
    await route.continue();
  });
  return release;
}

/** The network fails when a page is moved to. @returns mends it */
export const failMoves = (page: Page, pathname: string): Promise<() => Promise<void>> =>
  answerMoves(page, pathname, (route) => route.abort());

/**
 * Answers with the site's own page as it is while it cannot be read.
 * @param message the reason; without one the page has a sentence of its own
 * @returns mends it
 */
export async function failOnServer(page: Page, address: string, message?: string): Promise<() => Promise<void>> {
  const { status, body } = await renderFailing(address, message === undefined ? undefined : unavailable(message));
  const answer = { status, contentType: "text/html; charset=utf-8", body };
  return answerMoves(page, address.replace(/\?.*/, ""), (route) => route.fulfill(answer));
}

/** The requests for a page that is moved to or fetched ahead: they are added as they are made. */
export function noteFetches(page: Page, address: string): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname + search === address && !request.isNavigationRequest()) fetched.push(address);
  });
  return fetched;
}

/** Follows a link that the page at hand may not have. */
export const pressLinkTo = (page: Page, address: string): Promise<unknown> =>
  page.evaluate(`{
    const link = Object.assign(document.createElement("a"), { href: ${JSON.stringify(address)} });
    document.querySelector("main").append(link);
    link.click();
    link.remove();
  }`);

/** Moves from the list, narrowed to him, to Gemunu. */
export async function openGemunu(page: Page): Promise<void> {
  await page.goto("/tuskers?search=gemunu");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Gemunu" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeFocused();
}
