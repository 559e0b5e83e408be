import type { ImageDetail } from "../../../content/images/entry-images.ts";

/**
 * What the server reported about a stored image beside its words. It changes automatically and is not part of a form.
 */
type KnownImage = {
  variants: ImageDetail["variants"];
  /** The focal point that the site found; undefined if an editor chose another one, or if none was found. */
  found: { x: number; y: number } | undefined;
};

type NamedImage = { url: string } & Partial<Pick<ImageDetail, "variants" | "focus">>;

const known = new Map<string, KnownImage>();

const NOTHING: KnownImage = { variants: [], found: undefined };

export const knownImage = (url: string): KnownImage => known.get(url) ?? NOTHING;

/** Remembers what a response of the server says about images. */
export function noteImages(images: readonly NamedImage[]): void {
  for (const { url, variants = [], focus } of images) {
    const found = focus === null || focus === undefined || focus.chosen ? undefined : { x: focus.x, y: focus.y };
    known.set(url, { variants, found: found ?? knownImage(url).found });
  }
}
