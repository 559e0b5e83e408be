import anyAscii from "any-ascii";
import { findPosition } from "../safety/position-text.ts";
import type { ImageKind } from "./image-kinds.ts";

/** Maximum length of a stored name, including extension and number. */
const MAX_NAME_LENGTH = 100;

/** Only this much of the given name is read; the rest would not fit into the stored name anyway. */
const MAX_READ_LENGTH = 300;

/** For files whose own name is meaningless or reveals a position. */
const PLAIN_STEM = "tusker-photo";

/** Maximum index of a file within one upload, counted from 0. */
export const MAX_UPLOAD_INDEX = 9_999;

/**
 * The day, mostly with the time, that cameras and phones write into the names of their files, also in seconds or
 * milliseconds since 1970. Beside the park of a wild tusker they would tell at what hour he is there.
 */
const MOMENT =
  /(?<!\d)(?:(?:19|20)\d\d(?:[-_. ]?(?:0[1-9]|1[0-2])[-_. ]?(?:0[1-9]|[12]\d|3[01]))(?:[-_. tT]*(?:at[-_. ])?[0-2]\d[-_.: ]?[0-5]\d(?:[-_.: ]?[0-5]\d\d{0,3})?)?|1\d{9}(?:\d{3})?)(?!\d)/gu;

export type ImageNaming = {
  kind: ImageKind;
  /** The index of the file among those chosen together, from 0; part of the names of articles' images. */
  index: number;
  /** The name of the file as the sender gave it; may be anything. */
  fileName: string;
  uploadedAt: Date;
  /** Of the stored format, without the dot. */
  extension: string;
  /** Random letters and digits for names that must not be guessable; part of each name then. */
  secret?: string | undefined;
};

/**
 * The name to store an image under. `attempt` counts from 0 and gives a different name each time, in case one is taken.
 * Tuskers' images keep their own name, made safe; articles' are `article_{milliseconds}_{index}`. A further attempt
 * adds its number, as in `raja-2.jpg`.
 * Every name satisfies `isStoredImageName`.
 */
export function storedImageName(
  { kind, index, fileName, uploadedAt, extension, secret }: ImageNaming,
  attempt: number,
): string {
  const ending = `${attempt === 0 ? "" : `-${attempt + 1}`}${secret === undefined ? "" : `-${secret}`}.${extension}`;
  if (kind === "article") return `article_${uploadedAt.getTime()}_${index}${ending}`;
  const stem = safeStem(fileName).slice(0, MAX_NAME_LENGTH - ending.length);
  return `${stem.replace(/-+$/, "")}${ending}`;
}

function safeStem(fileName: string): string {
  const lastPart = fileName.slice(-MAX_READ_LENGTH).split(/[/\\]/).at(-1) ?? "";
  const stem = lastPart.replace(/\.[a-z][a-z0-9]{1,4}$/i, "");
  if (tellsPosition(stem)) return PLAIN_STEM;
  const safe = anyAscii(stem)
    .replace(MOMENT, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return safe === "" ? PLAIN_STEM : safe;
}

/**
 * Whether a file name contains a position. Cameras and phones write positions into file names, where dots and spaces
 * have often become `_` or `-`.
 */
function tellsPosition(stem: string): boolean {
  const withBlanks = stem.replace(/_+/g, " ");
  const withDots = stem.replace(/(?<!\d)(\d{1,3})[_-](\d{3,})(?!\d)/g, "$1.$2").replace(/[_-]+/g, " ");
  return [stem, withBlanks, withDots, anyAscii(withBlanks)].some((form) => findPosition(form) !== undefined);
}
