import { ownSiteName } from "../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
import type { ShownArticleRow, ShownTuskerRow } from "../kinds/rows/shown-columns.server.ts";
import { drawingHash } from "./drawing-hash.server.ts";

/** Parses the file name of a card; undefined if it is none. */
export function readCardFileName(name: string): { slug: string; hash: string } | undefined {
  const [, slug, hash] = /^([a-z0-9-]{1,200})-([0-9a-f]{12})\.png$/.exec(name) ?? [];
  return slug === undefined || hash === undefined ? undefined : { slug, hash };
}

/** A hash of what is on a card, the name of the site included. Under the shipped name, addresses stay as they were. */
const cardHash = (...values: readonly unknown[]): string => {
  const site = ownSiteName();
  return drawingHash(...values, ...(site === undefined ? [] : [{ site }]));
};

/**
 * The address of a tusker's share card in the current language. It changes whenever anything on the card changes.
 * @param name his name as it stands on the card
 */
export function tuskerCardUrl(row: ShownTuskerRow, name: string): string {
  const { slug, status, status_as_of, category, location, aliases, portrait_hash } = row;
  const hash = cardHash(name, status, status_as_of, category, location, aliases, portrait_hash);
  return addressIn(currentLanguage(), `/cards/tuskers/${slug}-${hash}.png`);
}

/** The same for an article's page. */
export const articleCardUrl = ({ slug, category, landscape_hash }: ShownArticleRow, title: string): string =>
  addressIn(currentLanguage(), `/cards/articles/${slug}-${cardHash(title, category, landscape_hash)}.png`);
