import { Hono } from "hono";
import { isPlaceKey } from "../../../content/places/places.ts";
import { addressIn, LANGUAGES } from "../../../platform/languages/language.ts";
import type { ApiEnvironment } from "../../../platform/services/api-environment.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { sendPaper } from "../send-paper.server.ts";
import { placeGuide, wholeGuide } from "./guide-content.server.ts";
import { guidePaper } from "./guide-paper.server.ts";

type Read = (asked: Parameters<typeof wholeGuide>[0]) => ReturnType<typeof wholeGuide>;

/** The field guides as PDF: of a place, and of all tuskers. Where there is none, the pages answer that. */
export function printedGuideRoutes({
  config,
  db,
  papers,
  clock,
}: Pick<Services, "config" | "db" | "papers" | "clock">) {
  const { siteUrl } = config;
  const route = new Hono<ApiEnvironment>();

  /** Set anew each day, which it names as the day of the record. */
  async function get(path: string, read: Read): Promise<Buffer | undefined> {
    const day = siteDay(clock.now());
    return papers.get(`${path} ${day}`, async () => {
      const content = await read({ db, siteUrl, day });
      return content === undefined ? undefined : guidePaper(content, siteUrl);
    });
  }

  for (const language of LANGUAGES) {
    route.get(addressIn(language, "/places/:key/guide.pdf"), async (context, next) => {
      const key = context.req.param("key") ?? "";
      if (!isPlaceKey(key)) return next();
      const pdf = await get(context.req.path, (asked) => placeGuide(asked, key));
      return pdf === undefined ? next() : sendPaper(context, pdf, `guide-${key}-${language}.pdf`);
    });
    route.get(addressIn(language, "/field-guide.pdf"), async (context, next) => {
      const pdf = await get(context.req.path, wholeGuide);
      return pdf === undefined ? next() : sendPaper(context, pdf, `field-guide-${language}.pdf`);
    });
  }
  return route;
}
