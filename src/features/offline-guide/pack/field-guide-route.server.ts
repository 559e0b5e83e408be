import { Hono } from "hono";
import { getContentVersion } from "../../../platform/db/content-version.server.ts";
import type { Assets } from "../../../platform/http/assets.server.ts";
import { sendTagged } from "../../../platform/http/entity-tag.server.ts";
import { inLanguage } from "../../../platform/languages/in-language.server.ts";
import { addressIn, LANGUAGES, type Language } from "../../../platform/languages/language.ts";
import type { ApiEnvironment } from "../../../platform/services/api-environment.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { createCachedDocuments } from "../../../site/feeds/cached-documents.server.ts";
import { OFFER_PATH, type Offer, PACK_PATH, type Pack } from "../pack.ts";
import { words } from "../words.ts";
import { makePack } from "./make-pack.server.ts";
import { packPages } from "./pack-pages.server.ts";
import { buildId } from "./pack-parts.server.ts";

type Needs = Pick<Services, "config" | "db" | "clock" | "drawings">;

/** How often a pack is made again because its drawings have become smaller. A drawing may fail to be encoded. */
const MOST_REMADE = 5;

const JSON_TYPE = { "Content-Type": "application/json" };

/**
 * What the guide of each language holds (`pack.json`), and what it is offered as. A pack is made once for each content
 * version and day, from what the site answers itself, one page after another.
 * @param ask the whole site, as a visitor calls it
 */
export function fieldGuideRoute(services: Needs, assets: Assets, ask: (request: Request) => Promise<Response>) {
  const { config, db, clock, drawings } = services;
  const keep = createCachedDocuments(services);
  const build = buildId(assets);
  /** How often the packs were made again, and whether the last ones are in their final form. */
  const made = { again: 0, version: Number.NaN, isFinal: true };

  async function packOf(language: Language) {
    const version = await getContentVersion(db.read);
    if (version !== made.version) Object.assign(made, { again: 0, version, isFinal: true });
    const { running, waiting } = drawings.counts().drawings;
    if (!made.isFinal && made.again < MOST_REMADE && running + waiting === 0) {
      Object.assign(made, { again: made.again + 1, isFinal: true });
    }
    return keep(`${language} ${made.again}`, async () => {
      const { pack, isFinal } = await inLanguage(language, async () =>
        makePack({
          ask: (address) => ask(new Request(new URL(address, config.siteUrl))),
          ...{ assets, build, language, version, day: siteDay(clock.now()), pages: await packPages(services) },
        }),
      );
      if (!isFinal) made.isFinal = false;
      return JSON.stringify(pack);
    });
  }

  const route = new Hono<ApiEnvironment>();
  for (const language of LANGUAGES) {
    route.get(addressIn(language, PACK_PATH), async (context, next) => {
      const document = await packOf(language);
      return document === undefined ? next() : sendTagged(context, document, JSON_TYPE);
    });
    route.get(addressIn(language, OFFER_PATH), async (context, next) => {
      const document = await packOf(language);
      if (document === undefined) return next();
      const { bytes, made: day } = JSON.parse(document.body) as Pack;
      const offer: Offer = { text: inLanguage(language, () => words.offer((bytes / 1e6).toFixed(1), day)) };
      return sendTagged(context, { body: JSON.stringify(offer), tag: `${document.tag}-offer` }, JSON_TYPE);
    });
  }
  return route;
}
