import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ApiEnvironment } from "../server/api/api-environment.ts";
import type { Services } from "../server/services.ts";
import { type PagesNeeds, renderPage } from "./pages-route.ts";

/** The longest form that is read, in bytes: a message of 10,000 characters fits, whatever they are. */
const MAX_FORM_BYTES = 200_000;

/**
 * Whether another site made the browser send this. Browsers name where a form stood; what names nothing is no browser,
 * and has nothing of a visitor's to misuse.
 */
function isFromElsewhere(context: Context, siteUrl: string): boolean {
  const site = context.req.header("Sec-Fetch-Site");
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const origin = context.req.header("Origin");
  if (origin === undefined || origin === siteUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== context.req.header("Host");
}

/** POST /contact: the contact form as browsers send it without script. All other pages can only be read. */
export function contactFormRoute(needs: PagesNeeds & Pick<Services, "throttles">): Hono<ApiEnvironment> {
  const limited = bodyLimit({
    maxSize: MAX_FORM_BYTES,
    onError: (context) => context.text("This message is longer than can be sent.\n", 413),
  });
  return new Hono<ApiEnvironment>().post("/contact", limited, async (context) => {
    if (isFromElsewhere(context, needs.config.siteUrl)) {
      return context.text("This form was sent from another site.\n", 403);
    }
    if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(context.req.header("Content-Type") ?? "")) {
      return context.text("Send a form, with the content type application/x-www-form-urlencoded.\n", 415);
    }
    await needs.throttles.attempts.contact.consume(context.var.clientAddress);
    return renderPage(needs, context, new URLSearchParams(await context.req.text()));
  });
}
