import { AsyncLocalStorage } from "node:async_hooks";
import { type Context, Hono } from "hono";
import { type ShareCard, siteCard } from "../../artwork/cards/share-card.ts";
import { drawChart, isChartName } from "../../artwork/charts/article-charts.ts";
import { type Artwork, type DrawnWidth, PAGE_WIDTHS, readDrawnFileName } from "../../artwork/drawn-images.ts";
import { plateFile } from "../../artwork/features/evidence-drawing.ts";
import { type PlateView, readPlateFileName } from "../../artwork/features/plate-address.ts";
import { drawingHash } from "../../content/drawings/drawing-hash.server.ts";
import type { Draw } from "../../content/drawings/entry-drawings.server.ts";
import { readCardFileName } from "../../content/drawings/share-card-address.server.ts";
import { completeEntry, findRowBySlug } from "../../content/entries/records/complete-entries.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { chooseEncoding } from "../../platform/http/content-encoding.server.ts";
import { isNamed, tagOf } from "../../platform/http/entity-tag.server.ts";
import { IMAGE_HEADERS } from "../../platform/http/security-headers.server.ts";
import { SMALLER_FORM_HEADERS, savesData } from "../../platform/http/shared-caching.server.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn, LANGUAGES } from "../../platform/languages/language.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import {
  DRAWING_KINDS,
  type DrawingKind,
  findDrawing,
  isPublicArticle,
  isPublicTusker,
} from "./find-drawing.server.ts";
import { presentCardUrl, presentDrawingUrl } from "./present-address.server.ts";
import { drawArticleCard, drawTuskerCard } from "./share-cards.server.ts";
import { words } from "./words.ts";

/** For addresses that contain a hash of the drawing. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** The same for drawings that are not public: shared caches must not store them. */
const FOR_EVER_BY_ITSELF = "private, max-age=31536000, immutable";
const FOR_A_DAY = "public, max-age=86400";

const SVG = "image/svg+xml; charset=utf-8";

type Needs = Pick<Services, "db" | "clock" | "drawings">;

const notFound = (): Response =>
  new Response(`${words.noSuchDrawing}\n`, {
    status: 404,
    headers: { ...IMAGE_HEADERS, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });

type Sent = {
  bytes: Buffer<ArrayBufferLike>;
  type: string;
  cacheControl: string;
  tag: string | undefined;
  encoding?: string;
};

function send(context: Context, { bytes, type, cacheControl, tag, encoding }: Sent): Response {
  const headers: Record<string, string> = { ...IMAGE_HEADERS, "Cache-Control": cacheControl, "Content-Type": type };
  if (type === SVG) headers.Vary = "Accept-Encoding";
  if (tag !== undefined) headers.ETag = `"${tag}"`;
  if (tag !== undefined && isNamed(context.req.header("If-None-Match"), `"${tag}"`)) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== undefined) headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(bytes.byteLength);
  return new Response(context.req.method === "HEAD" ? null : new Uint8Array(bytes), { headers });
}

/** Redirects from an outdated address. The redirect is not cached, because its target may be hidden at any time. */
const movedTo = (url: string | undefined): Response =>
  url === undefined
    ? notFound()
    : new Response(null, { status: 302, headers: { ...IMAGE_HEADERS, Location: url, "Cache-Control": "no-store" } });

/** The routes of entries' drawings, share cards, the charts of articles, and drawings of recorded features. */
export function imagesRoute({ db, clock, drawings }: Needs): Hono {
  const today = () => siteDay(clock.now());

  async function sendSvg(context: Context, key: string, hash: string, draw: Draw, cacheControl: string) {
    const encoding = chooseEncoding(context.req.header("Accept-Encoding"));
    const bytes = await drawings.compressed.get(`${key} ${hash}`, encoding, draw);
    // A strong ETag must differ between encodings, because their bytes differ.
    const tag = cacheControl === "no-store" ? undefined : `${hash}-${encoding ?? "plain"}`;
    return send(context, { bytes, type: SVG, cacheControl, tag, encoding });
  }

  async function sendDrawing(context: Context, kind: DrawingKind, artwork: Artwork): Promise<Response> {
    const found = await findDrawing(db.read, kind, artwork, today());
    if (found === undefined) return movedTo(await presentDrawingUrl(db.read, kind, artwork, today()));
    const { draw } = found;
    const forEver = found.isPublic ? FOR_EVER : FOR_EVER_BY_ITSELF;
    const { slug, aspect, width, hash } = artwork;
    const key = `${kind} ${slug} ${aspect}`;
    if (width === undefined) return sendSvg(context, key, hash, draw, forEver);
    const smallest = Math.min(width, PAGE_WIDTHS[0]) as DrawnWidth;
    const sent = savesData(context.req) ? smallest : width;
    const avif = await drawings.findAvif(kind, { ...artwork, width: sent }, draw);
    // Until the AVIF is made, its address serves the SVG, so that a reader never waits for the encoding.
    if (avif === undefined) return sendSvg(context, key, hash, draw, "no-store");
    const answer = send(context, { bytes: avif, type: "image/avif", cacheControl: forEver, tag: `${hash}-${sent}` });
    if (sent !== width) {
      for (const [name, value] of Object.entries(SMALLER_FORM_HEADERS)) answer.headers.set(name, value);
    }
    return answer;
  }

  async function findCard(kind: string, name: string): Promise<(() => Promise<ShareCard>) | undefined> {
    const slug = readCardFileName(name)?.slug;
    if (slug === undefined) return undefined;
    const address = addressIn(currentLanguage(), `/cards/${kind}/${name}`);
    if (kind === "tuskers") {
      const row = await findRowBySlug(db.read, "tusker", slug);
      if (row === undefined || !isPublicTusker(row)) return undefined;
      const tusker = await completeEntry(db.read, "tusker", row);
      return tusker.cardUrl === address ? async () => drawTuskerCard(tusker) : undefined;
    }
    const row = await findRowBySlug(db.read, "article", slug);
    if (row === undefined || !isPublicArticle(row, today())) return undefined;
    const article = await completeEntry(db.read, "article", row);
    return article.cardUrl === address ? async () => drawArticleCard(article) : undefined;
  }

  async function sendCard(context: Context, path: string, draw: () => Promise<ShareCard>, cacheControl: string) {
    try {
      // A queue may draw it in the turn of another request: it keeps the language and the name of the site of this one.
      const bytes = await drawings.getCard(path, AsyncLocalStorage.bind(draw));
      const tag = tagOf(bytes);
      return send(context, { bytes, type: "image/png", cacheControl, tag });
    } catch (error) {
      if (!(error instanceof AppError) || error.kind !== "Unavailable") throw error;
      const headers = {
        ...IMAGE_HEADERS,
        "Retry-After": String(error.retryAfterSeconds),
        "Cache-Control": "no-store",
      };
      return new Response(`${error.message}\n`, { status: 503, headers });
    }
  }

  const route = new Hono();
  for (const kind of DRAWING_KINDS) {
    route.get(`/${kind}/:name`, async (context) => {
      const artwork = readDrawnFileName(context.req.param("name"));
      return artwork === undefined ? notFound() : sendDrawing(context, kind, artwork);
    });
  }
  const inEach = (path: string) => LANGUAGES.map((language) => addressIn(language, path));
  route.on("GET", inEach("/cards/site.png"), (context) => {
    const card = siteCard();
    return sendCard(context, `cards/site-${drawingHash(card)}.png`, async () => card, FOR_A_DAY);
  });
  route.on("GET", inEach("/cards/:kind{tuskers|articles}/:name"), async (context) => {
    const { kind = "", name = "" } = context.req.param() as Record<string, string | undefined>;
    const draw = await findCard(kind, name);
    const path = addressIn(currentLanguage(), `/cards/${kind}/${name}`).slice(1);
    if (draw !== undefined) return sendCard(context, path, draw, FOR_EVER);
    const slug = readCardFileName(name)?.slug;
    return movedTo(slug === undefined ? undefined : await presentCardUrl(db.read, kind, slug, today()));
  });
  route.get("/illustrations/charts/:file", async (context) => {
    const name = /^([a-z0-9-]+)\.svg$/.exec(context.req.param("file"))?.[1] ?? "";
    if (!isChartName(name)) return notFound();
    const draw = async () => drawChart(name);
    return sendSvg(context, `chart ${name}`, drawingHash(await draw()), draw, FOR_A_DAY);
  });
  const sendPlate = async (context: Context, view: PlateView, file: string) => {
    const features = readPlateFileName(file, view);
    if (features === undefined) return notFound();
    const svg = plateFile(features, view);
    return sendSvg(context, `${view} ${file}`, drawingHash(svg), async () => svg, FOR_A_DAY);
  };
  route.get("/illustrations/features/:file", (context) => sendPlate(context, "front", context.req.param("file")));
  route.get("/illustrations/features/side/:file", (context) => sendPlate(context, "side", context.req.param("file")));
  return route;
}
