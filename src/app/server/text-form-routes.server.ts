import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MAX_MESSAGE_BYTES } from "../../platform/api/json-body.server.ts";
import { addressIn, LANGUAGES } from "../../platform/languages/language.ts";
import type { AddressThrottle } from "../../platform/limits/throttles.server.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { words } from "../../site/frame/refusal-words.ts";
import { refuseFromElsewhere } from "./from-elsewhere.server.ts";
import { type PagesNeeds, renderPage } from "./pages-route.server.ts";

/** The longest form that is read, in bytes. A message of 10,000 characters fits even if each is sent as nine bytes. */
const MAX_FORM_BYTES = 100_000;

const tooLong = (context: Context) => context.text(`${words.message.tooLong}\n`, 413);

/** Whether the API would refuse the form for its length alone. A page that repeated all of it would be far longer. */
const isMoreThanTheApiTakes = (form: URLSearchParams): boolean =>
  Buffer.byteLength(JSON.stringify([...form])) > MAX_MESSAGE_BYTES;

type Form = {
  /** The address of its page, without a language. */
  path: string;
  /** What counts it before it is read. */
  attempts: AddressThrottle;
};

/**
 * A form as browsers send it without script: POST to the address of its page, in each language. The page's action
 * answers it.
 */
function formRoute(needs: PagesNeeds, { path, attempts }: Form): Hono<ApiEnvironment> {
  const limited = bodyLimit({ maxSize: MAX_FORM_BYTES, onError: tooLong });
  const fromHere = refuseFromElsewhere(needs.config.siteUrl);
  const countedForm: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
    if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(context.req.header("Content-Type") ?? "")) {
      return context.text(`${words.message.notAForm}\n`, 415);
    }
    await attempts.consume(context.var.clientAddress);
    return next();
  };
  const route = new Hono<ApiEnvironment>();
  for (const language of LANGUAGES) {
    route.post(addressIn(language, path), fromHere, countedForm, limited, async (context) => {
      const form = new URLSearchParams(await context.req.text());
      return isMoreThanTheApiTakes(form) ? tooLong(context) : renderPage(needs, context, form);
    });
  }
  return route;
}

/** The contact form, and the form of a review link. */
export const textFormRoutes = (needs: PagesNeeds & Pick<Services, "throttles">): Hono<ApiEnvironment> =>
  new Hono<ApiEnvironment>()
    .route("/", formRoute(needs, { path: "/contact", attempts: needs.throttles.attempts.contact }))
    .route("/", formRoute(needs, { path: "/review/:token", attempts: needs.throttles.attempts.reviews }));
