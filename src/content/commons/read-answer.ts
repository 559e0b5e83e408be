import { z } from "zod";
import { isPartialDate } from "../../platform/text/dates/partial-date.ts";
import { tidied } from "../../platform/text/tidied.ts";
import { licenceUrl } from "../images/licence-url.ts";
import { cutWithDots } from "../rich-text/cut-text.ts";
import { plainTextOf } from "../rich-text/plain-text-of.ts";
import { findPosition } from "../safety/position-text.ts";
import type { CommonsFile } from "./commons-file.ts";
import { judgeLicence } from "./commons-licence.ts";
import { tellsPlace } from "./tells-place.ts";

/** The fields that an image's texts have here hold so much; the dots of a cut text come after it. */
const MOST_CREDIT = 150;
const MOST_DESCRIPTION = 290;

const fileSchema = z.object({
  size: z.int().positive(),
  width: z.int().nonnegative(),
  height: z.int().nonnegative(),
  url: z.url(),
  // It becomes a link.
  descriptionurl: z.url({ protocol: /^https$/, hostname: /^commons\.wikimedia\.org$/ }),
  mime: z.string(),
  sha1: z.string().regex(/^[0-9a-f]{40}$/),
  thumburl: z.url().optional(),
  // An empty object comes as a list.
  extmetadata: z
    .union([z.record(z.string(), z.object({ value: z.unknown() })), z.array(z.unknown()).transform(() => ({}))])
    .optional(),
});

const pageSchema = z.object({
  title: z.string(),
  missing: z.boolean().optional(),
  coordinates: z.array(z.unknown()).optional(),
  imageinfo: z.tuple([fileSchema]).rest(z.unknown()).optional(),
  revisions: z
    .array(z.object({ slots: z.record(z.string(), z.object({ content: z.string().optional() })).optional() }))
    .optional(),
});

const answerSchema = z.object({ query: z.object({ pages: z.tuple([pageSchema]) }) });

/** The parameters that ask for everything that is read here. */
export const askFor = (title: string): Record<string, string> => ({
  action: "query",
  format: "json",
  formatversion: "2",
  redirects: "1",
  titles: `File:${title}`,
  prop: "imageinfo|coordinates|revisions",
  iiprop: "url|size|mime|sha1|extmetadata",
  iiextmetadatalanguage: "en",
  // One of the widths that Commons keeps.
  iiurlwidth: "330",
  coprimary: "all",
  colimit: "5",
  rvprop: "content",
  rvslots: "main|mediainfo",
});

/** What is needed beside it to take the file over. */
export type FoundFile = {
  file: Omit<CommonsFile, "preview">;
  fileUrl: string;
  sha1: string;
  previewUrl: string | undefined;
};

type Metadata = Record<string, { value: unknown }>;
type Page = z.infer<typeof pageSchema>;

/**
 * The text of a page in HTML. What strangers wrote may be nested without end, so its tags are taken away before it
 * reaches a parser, and what is left of others is text.
 */
const plain = (html: string): string => {
  const text = html
    .replace(/<style[^<>]*>[^<]*<\/style>/gi, "")
    .replace(/<[^<>]*>/g, " ")
    .replaceAll("<", "&lt;");
  return tidied(plainTextOf(text).replace(/ (?=[,.;:)])/g, ""));
};

const written = (metadata: Metadata, name: string): string => {
  const value = metadata[name]?.value;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

const GPS = /^GPS(?:Dest)?L(?:at|ong)itude$/i;
/** Coordinates of the camera, of what it shows, and of a place; and what every coordinate has. */
const PLACE_NAMES = ["P1259", "P9149", "P625", "latitude"];
const TOLD_IN = ["ImageDescription", "ObjectName", "Artist", "Attribution", "Credit", "Categories"];
/** Templates that tell where a photograph was taken; others say that this is kept back, to protect an animal. */
const PLACE_TEMPLATE =
  /\{\{[\s_]{0,9}(?:(?:camera|object)[\s_]{0,9})?(?:location(?![\s_]{0,9}(?:withheld|missing))|coord)/i;

/**
 * The captions in all languages and the statements that Commons keeps beside the page: the names of all their parts,
 * and all texts. A statement may have a place among what qualifies it.
 */
function structuredData(content: string | undefined): { names: Set<string>; texts: string[] } {
  const names = new Set<string>();
  const texts: string[] = [];
  const left: unknown[] = content === undefined ? [] : [JSON.parse(content)];
  while (left.length > 0) {
    for (const [name, value] of Object.entries(Object(left.pop()))) {
      names.add(name);
      if (typeof value === "object") left.push(value);
      else if (typeof value === "string" && (name === "value" || name === "text")) texts.push(value);
    }
  }
  return { names, texts };
}

function showsPosition(page: Page, metadata: Metadata): boolean {
  if ((page.coordinates ?? []).length > 0) return true;
  if (Object.keys(metadata).some((name) => GPS.test(name))) return true;
  const { main, mediainfo } = page.revisions?.[0]?.slots ?? {};
  const { names, texts: told } = structuredData(mediainfo?.content);
  if (PLACE_NAMES.some((name) => names.has(name))) return true;
  // The page itself tells what its answers leave out: descriptions in other languages, remarks, further versions.
  const source = main?.content ?? "";
  if (PLACE_TEMPLATE.test(source)) return true;
  const html = TOLD_IN.map((name) => written(metadata, name));
  // Links to maps tell a position in their addresses. Lines keep numbers of different texts apart.
  const texts = [page.title, source, told.join("\n;\n"), ...html, ...html.map(plain)];
  return texts.some((text) => findPosition(text) !== undefined);
}

/** The date of an image: as exact as its page gives it in numbers; otherwise the one year that is named. */
function dateIn(html: string): string | null {
  const told =
    /datetime="(\d{4}(?:-\d\d){0,2})(?!\d)/.exec(html)?.[1] ?? /^\s*(\d{4}(?:[-:]\d\d){0,2})(?!\d)/.exec(html)?.[1];
  const date = told?.replaceAll(":", "-").replace(/(?:-00)+$/, "");
  if (date !== undefined && isPartialDate(date)) return date;
  const years = new Set(plain(html).match(/(?<!\d)(?:1[89]|20)\d\d(?!\d)/g));
  return years.size === 1 ? ([...years][0] ?? null) : null;
}

const TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/tiff"];
const PICTURES = "Choose a photograph: JPEG, PNG, WebP, GIF or TIFF.";

function refusalOfType(mime: string): string | undefined {
  if (TYPES.includes(mime)) return undefined;
  if (mime === "image/svg+xml") return `This is a drawing in SVG, which the site does not take. ${PICTURES}`;
  if (/^(?:video|application\/ogg)/.test(mime)) return `This is a video, which the site does not take. ${PICTURES}`;
  if (mime.startsWith("audio/")) return `This is a sound, which the site does not take. ${PICTURES}`;
  return `The site does not take files of this type (${mime}). ${PICTURES}`;
}

const orNull = (text: string): string | null => (text === "" ? null : text);

/**
 * Reads what the API of Wikimedia Commons answers about one file.
 * @param today the site's date
 * @returns undefined if there is no such file
 * @throws if it is no such answer
 */
export function readAnswer(
  answer: unknown,
  { today, maxBytes }: { today: string; maxBytes: number },
): FoundFile | undefined {
  const [page] = answerSchema.parse(answer).query.pages;
  const [info] = page.imageinfo ?? [];
  if (page.missing === true || info === undefined) return undefined;
  const metadata: Metadata = info.extmetadata ?? {};
  const terms = judgeLicence({
    name: plain(written(metadata, "LicenseShortName")),
    isNonFree: /^(?:true|1)$/i.test(written(metadata, "NonFree")),
  });
  const megabytes = (bytes: number) => (bytes / 1_000_000).toLocaleString("en", { maximumFractionDigits: 1 });
  const tooLarge =
    info.size > maxBytes
      ? `This file has ${megabytes(info.size)} MB, and the site takes ${megabytes(maxBytes)} MB at most. Download a smaller version from its page and upload that.`
      : undefined;
  const maker = plain(written(metadata, "Attribution") || written(metadata, "Artist"));
  const description = plain(written(metadata, "ImageDescription"));
  const tells = (text: string) => findPosition(text) !== undefined || tellsPlace(text, today);
  return {
    file: {
      title: page.title.replace(/^File:/, ""),
      pageUrl: info.descriptionurl,
      width: info.width,
      height: info.height,
      bytes: info.size,
      credit: tells(maker) ? null : orNull(cutWithDots(maker, MOST_CREDIT)),
      licence: terms.licence,
      licenceUrl: licenceUrl(terms.licence ?? "") ?? null,
      takenOn: dateIn(written(metadata, "DateTimeOriginal")),
      description: tells(description) ? null : orNull(cutWithDots(description, MOST_DESCRIPTION)),
      refusal: refusalOfType(info.mime) ?? terms.refusal ?? tooLarge ?? null,
      showsPosition: showsPosition(page, metadata),
    },
    fileUrl: info.url,
    sha1: info.sha1,
    previewUrl: info.thumburl,
  };
}
