import type { ImageDetail } from "../entry-images.ts";

/** What the server has told of a stored image beside its words: it changes by itself and is no part of a form. */
type KnownImage = {
  variants: ImageDetail["variants"];
  /** The focal point that the site found; undefined where another one was chosen, or none was found. */
  found: { x: number; y: number } | undefined;
};

type NamedImage = { url: string } & Partial<Pick<ImageDetail, "variants" | "focus">>;

const known = new Map<string, KnownImage>();

const NOTHING: KnownImage = { variants: [], found: undefined };

export const knownImage = (url: string): KnownImage => known.get(url) ?? NOTHING;

/** Takes note of what an answer of the server tells of images. */
export function noteImages(told: readonly NamedImage[]): void {
  for (const { url, variants = [], focus } of told) {
    const found = focus === null || focus === undefined || focus.chosen ? undefined : { x: focus.x, y: focus.y };
    known.set(url, { variants, found: found ?? knownImage(url).found });
  }
}
