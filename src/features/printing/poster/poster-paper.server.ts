import type { IndexedDatabase } from "../../../content/search/directory-index.server.ts";
import { siteName } from "../../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { addressIn } from "../../../platform/languages/language.ts";
import { writtenDate } from "../../../platform/text/dates/written-date.ts";
import type { Paper } from "../paper.ts";
import { pieces } from "../pieces.ts";
import { printedAddress } from "../printed-address.ts";
import { qrDrawing } from "../qr-code.ts";
import { type PosterContent, posterContent } from "./poster-content.server.ts";
import { words } from "./words.ts";

/** Five times four on a sheet in A2. */
const PER_SHEET = 20;

/** The poster as a document. @param siteUrl without a slash at its end */
export function setPoster({ tuskers, leftOut, asOf }: PosterContent, siteUrl: string): Paper {
  const url = `${siteUrl}${addressIn(currentLanguage(), "/tuskers")}`;
  const address = printedAddress(url);
  const sheets = Math.ceil(tuskers.length / PER_SHEET);
  const shown = tuskers.map(({ name, names, status, alt }, index) => ({
    name,
    names,
    status: pieces(status),
    alt,
    portrait: `${index}.svg`,
  }));
  return {
    template: "poster",
    language: currentLanguage(),
    data: {
      site: siteName(),
      title: words.title,
      lead: pieces(`${words.count(tuskers.length)} ${words.asOf(writtenDate(asOf))}`),
      "left-out": leftOut === 0 ? null : words.leftOut(leftOut),
      sheets: Array.from({ length: sheets }, (_, index) => ({
        number: sheets === 1 ? null : words.sheet(index + 1, sheets),
        tuskers: shown.slice(index * PER_SHEET, (index + 1) * PER_SHEET),
      })),
      illustration: words.illustration,
      status: words.status,
      qr: words.code(address),
      address,
    },
    images: Object.fromEntries([
      ...tuskers.map(({ portrait }, index) => [`${index}.svg`, portrait]),
      ["qr.svg", qrDrawing(url)],
    ]),
  };
}

export async function posterPaper(db: IndexedDatabase, siteUrl: string): Promise<Paper | undefined> {
  const content = await posterContent(db);
  return content === undefined ? undefined : setPoster(content, siteUrl);
}
