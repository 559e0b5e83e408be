import type { Page, Route } from "@playwright/test";
import type {} from "@vitest/browser-playwright";
import type { BrowserCommand } from "vitest/node";

/** A response that replaces the site's own, or none at all. */
export type Answer = { status: number; body: string; contentType: string; headers?: Record<string, string> } | "none";

const held = new WeakMap<Page, Route[]>();

/** Answers the next call of an address instead of the site. */
export const answerOnce: BrowserCommand<[url: string, answer: Answer]> = async ({ page }, url, answer) => {
  const reply = (route: Route) => (answer === "none" ? route.abort("connectionreset") : route.fulfill(answer));
  await page.route(url, reply, { times: 1 });
};

/** Holds the calls of an address until `letCallsGo`. */
export const holdCalls: BrowserCommand<[url: string]> = async ({ page }, url) => {
  const waiting: Route[] = [];
  held.set(page, waiting);
  await page.route(url, (route) => void waiting.push(route));
};

export const letCallsGo: BrowserCommand<[url: string]> = async ({ page }, url) => {
  await page.unroute(url);
  // A call that was aborted meanwhile cannot be continued.
  for (const route of held.get(page) ?? []) await route.continue().catch(() => {});
};
