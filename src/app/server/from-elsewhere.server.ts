import type { Context, MiddlewareHandler } from "hono";
import { words } from "../../site/frame/refusal-words.ts";

/**
 * Whether another site made the browser send this. Browsers name the origin of a form. A client that names none is not
 * a browser, so it holds no session that a forged request could misuse.
 */
export function isFromElsewhere(context: Context, siteUrl: string): boolean {
  const site = context.req.header("Sec-Fetch-Site");
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const origin = context.req.header("Origin");
  if (origin === undefined || origin === siteUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== context.req.header("Host");
}

/** Refuses forms that another site made the browser send, before they are read. */
export const refuseFromElsewhere =
  (siteUrl: string): MiddlewareHandler =>
  async (context, next) =>
    isFromElsewhere(context, siteUrl) ? context.text(`${words.message.fromElsewhere}\n`, 403) : next();
