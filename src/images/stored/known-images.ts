import type { ImageDetail } from "../entry-images.ts";

/** What the server has told of a stored picture beside its words: it changes by itself and is no part of a form. */
type KnownPicture = {
  variants: ImageDetail["variants"];
  /** The focal point that the site found; undefined where another one was chosen, or none was found. */
  found: { x: number; y: number } | undefined;
};

type ToldPicture = { url: string } & Partial<Pick<ImageDetail, "variants" | "focus">>;

const known = new Map<string, KnownPicture>();

const NOTHING: KnownPicture = { variants: [], found: undefined };

export const knownPicture = (url: string): KnownPicture => known.get(url) ?? NOTHING;

/** Takes note of what an answer of the server tells of pictures. */
export function notePictures(told: readonly ToldPicture[]): void {
  for (const { url, variants = [], focus } of told) {
    const found = focus === null || focus === undefined || focus.chosen ? undefined : { x: focus.x, y: focus.y };
    known.set(url, { variants, found: found ?? knownPicture(url).found });
  }
}
