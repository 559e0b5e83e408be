import { focusWords } from "../../inputs/stored-images/focus-words.ts";
import { type ImageValue, imageName, wordsBody, wordsOf } from "../../inputs/stored-images/image-value.ts";
import type { Block } from "./blocks/block.ts";

/** An image as an entry, or an old version of one, names it. */
type NamedImage = { url: string; width?: number; height?: number } & Parameters<typeof wordsOf>[0];

/** The images of an entry, under the names used in its body. */
export type NamedImages = {
  images?: string[] | null;
  imageUrl?: string[] | null;
  imageDetails?: NamedImage[] | null;
};

export const IMAGE_NAMES: ReadonlySet<string> = new Set(["images", "imageUrl", "imageDetails"]);

/** The images of an entry in order, with their texts. */
export function imageValues({ images, imageUrl, imageDetails }: NamedImages): ImageValue[] {
  const details = new Map((imageDetails ?? []).map((detail) => [detail.url, detail]));
  const urls = images ?? imageUrl ?? [...details.keys()];
  return urls.map((url) => {
    const { width = 0, height = 0, ...words } = details.get(url) ?? { url };
    return { url, width, height, ...wordsOf(words) };
  });
}

/** The images for the request body: the list, and the texts of each. */
export const imageBody = (images: readonly ImageValue[]) => ({
  images: images.map(({ url }) => url),
  imageDetails: images.map((image) => ({ url: image.url, ...wordsBody(image) })),
});

/** Each image with its file name, texts and focal point. */
export const imageBlocks = (images: readonly ImageValue[]): Block[] =>
  images.map(({ url, alt, credit, licence, takenOn, focus }) => {
    const words = [imageName(url), alt, credit, licence, takenOn, focus ? `focal point ${focusWords(focus)}` : ""];
    return {
      form: "picture",
      runs: [
        { text: imageName(url), look: { image: url } },
        { text: `\n${words.filter((text) => text.trim() !== "").join(" · ")}` },
      ],
    };
  });
