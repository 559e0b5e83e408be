import type { Page, Route } from "@playwright/test";
import type {} from "@vitest/browser-playwright";
import type { BrowserCommand } from "vitest/node";

/** A response that replaces the site's own, or none at all. */
export type Answer = { status: number; body: string; contentType: string; headers?: Record<string, string> } | "none";

const held = new WeakMap<Page, Route[]>();

const reply = (route: Route, answer: Answer) =>
  answer === "none" ? route.abort("connectionreset") : route.fulfill(answer);

/** Answers the next call of an address instead of the site. */
export const answerOnce: BrowserCommand<[url: string, answer: Answer]> = async ({ page }, url, answer) => {
  await page.route(url, (route) => reply(route, answer), { times: 1 });
};

/** Answers the calls of an address instead of the site until `letCallsGo`. */
export const answerCalls: BrowserCommand<[url: string, answer: Answer]> = async ({ page }, url, answer) => {
  await page.route(url, (route) => reply(route, answer));
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
