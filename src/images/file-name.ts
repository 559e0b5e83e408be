import anyAscii from "any-ascii";
import { findPosition } from "../safety/position-text.ts";
import type { ImageKind } from "./image-kinds.ts";

/** Longest stored name, extension and number included. */
const MAX_NAME_LENGTH = 100;

/** More than any name needs: what follows could not stand in the stored name anyway. */
const MAX_READ_LENGTH = 300;

/** For files whose own name says nothing, or too much. */
const PLAIN_STEM = "tusker-photo";

/** Places among the files of one upload count from 0 to this. */
export const MAX_UPLOAD_INDEX = 9_999;

export type ImageNaming = {
  kind: ImageKind;
  /** The place of the file among those that were chosen together, from 0; part of the names of articles' images. */
  index: number;
  /** The name the file had with whoever sent it; may be anything. */
  fileName: string;
  uploadedAt: Date;
  /** By what the image is stored as, without the dot. */
  extension: string;
  /** Letters and digits that nobody can guess, where names must not be guessed; part of each name then. */
  secret?: string | undefined;
};

/**
 * The name to store an image under. `attempt` counts from 0 and gives another name each time, for when one is taken.
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
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return safe === "" ? PLAIN_STEM : safe;
}

/** Cameras and phones write places into file names, where dots and blanks have often become `_` or `-`. */
function tellsPosition(stem: string): boolean {
  const withBlanks = stem.replace(/_+/g, " ");
  const withDots = stem.replace(/(?<!\d)(\d{1,3})[_-](\d{3,})(?!\d)/g, "$1.$2").replace(/[_-]+/g, " ");
  return [stem, withBlanks, withDots, anyAscii(withBlanks)].some((form) => findPosition(form) !== undefined);
}
