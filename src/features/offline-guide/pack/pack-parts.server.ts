import { createHash } from "node:crypto";
import type { Asset, Assets } from "../../../platform/http/assets.server.ts";
import { compressAnswer } from "../../../platform/http/compression.server.ts";
import { busy } from "../../../platform/http/limits/work-limiter.server.ts";
import { type Part, stemOf } from "../pack.ts";

/** Asks the site itself, so that a part is what visitors get at its address. */
export type AskSite = (address: string) => Promise<Response>;

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("base64");

/** A page and what it names: build files, and of each image the smallest form. */
export type PagePart = { part: Part; files: string[]; images: string[] };

const FILE = /(?<=")\/assets\/[\w.-]+\.(?:js|css|svg)(?=[#"])/g;
const PRELOADED_FONT = /(?<=rel="preload" as="font"[^>]* href=")[^"]+/g;
const IMAGES = /(?<=["\s])\/(?:portraits|landscapes|illustrations|uploads)\/[\w./,-]+\.(?:avif|webp|svg|jpe?g)/g;
const WIDTH = /-(\d{2,4})-[0-9a-f]{12}\.avif$/;

/** A thumbnail is too small for a phone. */
const SMALLEST_WIDTH = 320;

/** The square form of a portrait: in the other frames of a phone its tusks stay in sight, too. */
const squareOf = (address: string): string =>
  address.replace(/^(\/portraits\/.+)-\d+x\d+(?=-(?:\d+-)?[0-9a-f]{12}\.)/, "$1-1x1");

/** The narrowest AVIF of each image that a phone can show, or what there is if it has none. */
function smallestForms(addresses: readonly string[]): string[] {
  const best = new Map<string, { address: string; width: number }>();
  for (const address of addresses.map(squareOf)) {
    const width = Number(WIDTH.exec(address)?.[1] ?? Number.POSITIVE_INFINITY);
    const known = best.get(stemOf(address));
    const isTooSmall = known !== undefined && known.width < SMALLEST_WIDTH;
    if (known === undefined || (width >= SMALLEST_WIDTH && (isTooSmall || width < known.width))) {
      best.set(stemOf(address), { address, width });
    }
  }
  return [...best.values()].map(({ address }) => address);
}

const compressedSize = async (bytes: Buffer): Promise<number> => (await compressAnswer(bytes, "br")).byteLength;

/** @returns undefined if the address has no page: an entry may have been taken away meanwhile */
export async function readPage(ask: AskSite, address: string): Promise<PagePart | undefined> {
  const answer = await ask(address);
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.status >= 500) throw busy();
  if (answer.status !== 200) return undefined;
  const html = body.toString("utf8");
  return {
    part: { address, hash: sha256(body), bytes: await compressedSize(body) },
    files: [...new Set([...(html.match(FILE) ?? []), ...(html.match(PRELOADED_FONT) ?? [])])],
    images: smallestForms(html.match(IMAGES) ?? []),
  };
}

/** The SVG of a drawing whose AVIF is not made yet. */
const svgOf = (address: string): string => address.replace(/-\d{2,4}(-[0-9a-f]{12})\.avif$/, "$1.svg");

/**
 * An image; `isFinal` is false for a drawing whose AVIF is being made, and which stands as its SVG until then. Undefined if
 * there is no such image.
 */
export async function readImage(ask: AskSite, address: string): Promise<{ part: Part; isFinal: boolean } | undefined> {
  const answer = await ask(address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status >= 500) throw busy();
  if (answer.status !== 200) return undefined;
  const isSvg = answer.headers.get("Content-Type")?.startsWith("image/svg") === true;
  const size = isSvg ? await compressedSize(bytes) : bytes.byteLength;
  const isFinal = !(isSvg && address.endsWith(".avif"));
  return { part: { address: isFinal ? address : svgOf(address), hash: sha256(bytes), bytes: size }, isFinal };
}

const transferred = ({ forms }: Asset): number => (forms.br ?? forms.identity)?.byteLength ?? 0;

export function buildFile(assets: Assets, address: string): Part | undefined {
  const asset = assets.get(address);
  if (asset?.forms.identity === undefined) return undefined;
  return { address, hash: sha256(asset.forms.identity), bytes: transferred(asset) };
}

const IMPORTED = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const LATER = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g;
/** What React takes over reads these in the language of the page. */
const WORDS = /^words-in-(\w+)-/;
/** Makes the content of pages in the browser. Pages of the guide are documents: their content is in them. */
const MAKES_CONTENT = /^(?:[\w-]*page|entry-parts)-[\w-]{8}\.js$/;

/**
 * The scripts with all that they import, and what they load later, except the words of other languages and what makes
 * content.
 */
export function withImports(assets: Assets, addresses: readonly string[], language: string): string[] {
  const isNeeded = (name: string) => !MAKES_CONTENT.test(name) && (WORDS.exec(name)?.[1] ?? language) === language;
  const found = new Set(addresses);
  for (const address of found) {
    if (!address.endsWith(".js")) continue;
    const code = Buffer.from(assets.get(address)?.forms.identity ?? []).toString("utf8");
    for (const [, name = ""] of code.matchAll(IMPORTED)) found.add(`/assets/${name}`);
    // The manifest names the scripts of all routes; a page names those of its own.
    for (const [, name = ""] of code.matchAll(LATER)) if (isNeeded(name)) found.add(`/assets/${name}`);
  }
  return [...found];
}

/** What pages need that no page names: fonts that are not preloaded, and the band of the footer in its small form. */
export function unnamedFiles(assets: Assets, language: string): string[] {
  const latin =
    /^\/assets\/(?:gloock-latin|instrument-sans-latin|newsreader-latin-(?:normal-(?:400|600)|italic-400))-[\w-]{8}\.woff2$/;
  const links = /^\/assets\/noto-serif-(?:sinhala|tamil)-link-400-[\w-]{8}\.woff2$/;
  const band = /^\/assets\/hero-band-(?:day|night)-1280-[\w-]{8}\.avif$/;
  return [...assets.keys()].filter(
    (address) => links.test(address) || band.test(address) || (language === "en" && latin.test(address)),
  );
}

/** A hash over all files of the build. */
export function buildId(assets: Assets): string {
  const hash = createHash("sha256");
  for (const [path, { tag }] of [...assets].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${path} ${tag}\n`);
  return hash.digest("hex").slice(0, 16);
}

export const packId = (parts: readonly Part[]): string => {
  const hash = createHash("sha256");
  for (const { address, hash: of } of parts) hash.update(`${address} ${of}\n`);
  return hash.digest("hex").slice(0, 16);
};
