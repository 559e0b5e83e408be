import { Hono } from "hono";
import { addressIn, LANGUAGES } from "../../platform/languages/language.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import type { Paper } from "./paper.ts";
import type { Papers } from "./papers.server.ts";
import { sendPaper } from "./send-paper.server.ts";

/**
 * A document of the whole directory at `/{name}.pdf`, in each language. Without content it falls through to the pages,
 * which do not have it either.
 */
export function paperRoute({ papers }: { papers: Papers }, name: string, compose: () => Promise<Paper | undefined>) {
  const route = new Hono<ApiEnvironment>();
  for (const language of LANGUAGES) {
    route.get(addressIn(language, `/${name}.pdf`), async (context, next) => {
      const pdf = await papers.get(context.req.path, compose);
      return pdf === undefined ? next() : sendPaper(context, pdf, `${name}-${language}.pdf`);
    });
  }
  return route;
}
