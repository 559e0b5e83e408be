import type { Assets } from "../../../platform/http/assets.server.ts";
import { addressIn, type Language } from "../../../platform/languages/language.ts";
import { writtenDate } from "../../../platform/text/dates/written-date.ts";
import { isPage, type Pack, type Part, stemOf } from "../pack.ts";
import { words } from "../words.ts";
import type { PackPages } from "./pack-pages.server.ts";
import {
  type AskSite,
  buildFile,
  type PagePart,
  packId,
  readImage,
  readPage,
  unnamedFiles,
  withImports,
} from "./pack-parts.server.ts";

/** For everything that is transferred; the list itself takes some of it. */
const BUDGET = 1_600_000;
const BYTES_PER_PART_IN_LIST = 90;
/** For the addresses of pages that are left out, with their images, which stand in the list as well. */
const BYTES_OF_LEFT_OUT = 8000;

type Making = {
  ask: AskSite;
  assets: Assets;
  build: string;
  language: Language;
  version: number;
  day: string;
  pages: PackPages;
};

type Taken = { parts: Map<string, Part>; bytes: number };

const cost = ({ bytes }: Part): number => bytes + BYTES_PER_PART_IN_LIST;

/**
 * The guide of a language. Everything in it is what the site answers to a visitor who is not signed in, so it holds
 * nothing that is not public. If not all of it fits, pages are left out.
 * @returns whether its drawings are in their final form; until then it is larger
 */
export async function makePack({ ask, assets, build, language, version, day, pages }: Making) {
  const taken: Taken = { parts: new Map(), bytes: BYTES_OF_LEFT_OUT };
  const stems = new Set<string>();
  const alsoPublic: string[] = [];
  let isFinal = true;

  /** What a page needs that is not there yet. */
  async function needsOf({ part, files, images }: PagePart): Promise<Part[]> {
    const all = withImports(assets, files, language);
    const missing = all.filter((address) => !taken.parts.has(address)).map((address) => buildFile(assets, address));
    const found = [part, ...missing.filter((file) => file !== undefined)];
    for (const image of images) {
      if (stems.has(stemOf(image))) continue;
      const read = await readImage(ask, image);
      if (read === undefined) continue;
      isFinal &&= read.isFinal;
      found.push(read.part);
    }
    return found;
  }

  /** @returns false if there is no room for it, or no such page */
  async function take(path: string): Promise<boolean> {
    const page = await readPage(ask, addressIn(language, path));
    if (page === undefined) return false;
    const needs = await needsOf(page);
    const sum = needs.reduce((bytes, part) => bytes + cost(part), taken.bytes);
    if (sum > BUDGET) {
      alsoPublic.push(page.part.address, ...page.images);
      return false;
    }
    for (const part of needs) {
      taken.parts.set(part.address, part);
      if (!isPage(part.address)) stems.add(stemOf(part.address));
    }
    taken.bytes = sum;
    return true;
  }

  for (const address of unnamedFiles(assets, language)) {
    const file = buildFile(assets, address);
    if (file === undefined) continue;
    taken.parts.set(address, file);
    taken.bytes += cost(file);
  }
  for (const path of pages.frame) await take(path);
  let held = 0;
  for (const path of pages.tuskers) if (await take(path)) held += 1;
  for (const path of pages.rest) await take(path);

  const parts = [...taken.parts.values()];
  const made = writtenDate(day);
  const pack: Pack = {
    id: packId(parts),
    language,
    build,
    version,
    day,
    made,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    tuskers: { held, all: pages.all },
    words: { ...words.line, from: words.line.from(made), old: words.line.old("{days}") },
    parts,
    alsoPublic,
  };
  return { pack, isFinal };
}
