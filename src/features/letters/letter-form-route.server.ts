import { type Context, Hono, type MiddlewareHandler } from "hono";
import { STATUS } from "../../platform/api/error-response.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn, LANGUAGES } from "../../platform/languages/language.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { deleteLetter } from "./answering/delete-letter.server.ts";
import { TYPED } from "./letter-fields.ts";
import { receiveLetter } from "./sending/receive-letter.server.ts";

/** The longest text that is given back; what is longer was refused for it. */
const LONGEST_TEXT = 4000;

/** What a reader typed, and what is wrong with it, for the page that answers. The photograph cannot be given back. */
function answeredForm(sent: FormData | undefined, error: AppError): URLSearchParams {
  const form = new URLSearchParams();
  for (const name of TYPED) {
    const value = sent?.get(name);
    if (typeof value === "string") form.set(name, value.replaceAll("\r\n", "\n").slice(0, LONGEST_TEXT).toWellFormed());
  }
  for (const { path, message } of error.errors ?? []) form.append(`error-${path}`, message);
  form.set("failure", error.message);
  form.set("status", String(STATUS[error.kind]));
  return form;
}

type Pages = {
  /** Refuses what another site made the browser send. */
  fromHere: MiddlewareHandler;
  /** Renders the page that answers a form. */
  answerForm(context: Context<ApiEnvironment>, form: URLSearchParams): Promise<Response>;
};

/**
 * The forms of letters as browsers send them without script: POST /tuskers/:slug/tell sends one, POST /letters/:token
 * takes one back, and the same in each language. Each leads to the page of the letter, so that a reload repeats nothing.
 */
export function letterFormRoute(services: Services, { fromHere, answerForm }: Pages): Hono<ApiEnvironment> {
  const counted: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
    await services.throttles.attempts.letters.consume(context.var.clientAddress);
    return next();
  };
  const leadTo = (context: Context, token: string) => {
    context.header("Cache-Control", "no-store");
    return context.redirect(addressIn(currentLanguage(), `/letters/${token}`), 303);
  };
  const addressesOf = (path: string) => LANGUAGES.map((language) => addressIn(language, path));
  return new Hono<ApiEnvironment>()
    .on("POST", addressesOf("/tuskers/:slug/tell"), fromHere, counted, async (context) => {
      let sent: FormData | undefined;
      const from = {
        clientAddress: context.var.clientAddress,
        slug: context.req.param("slug") ?? "",
        onRead: (form: FormData) => {
          sent = form;
        },
      };
      try {
        const { token } = await receiveLetter(services, context.req.raw, from);
        return leadTo(context, token);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return answerForm(context, answeredForm(sent, error));
      }
    })
    .on("POST", addressesOf("/letters/:token"), fromHere, counted, async (context) => {
      const token = context.req.param("token") ?? "";
      try {
        await deleteLetter(services, { token }, { by: null });
      } catch (error) {
        if (!(error instanceof AppError) || error.kind !== "NotFound") throw error;
      }
      return leadTo(context, token);
    });
}
