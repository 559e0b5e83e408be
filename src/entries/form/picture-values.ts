import { focusWords } from "../../images/stored/focus-words.ts";
import { type PictureValue, pictureName, wordsBody, wordsOf } from "../../images/stored/image-value.ts";

/** A picture as an entry or one of its old versions names it. */
type NamedPicture = { url: string; width?: number; height?: number } & Parameters<typeof wordsOf>[0];

/** The pictures of an entry, under the names that its body has for them. */
export type NamedPictures = {
  images?: string[] | null;
  imageUrl?: string[] | null;
  imageDetails?: NamedPicture[] | null;
};

export const PICTURE_NAMES: ReadonlySet<string> = new Set(["images", "imageUrl", "imageDetails"]);

/** The pictures of an entry in their order, with their texts. */
export function pictureValues({ images, imageUrl, imageDetails }: NamedPictures): PictureValue[] {
  const details = new Map((imageDetails ?? []).map((detail) => [detail.url, detail]));
  const urls = images ?? imageUrl ?? [...details.keys()];
  return urls.map((url) => {
    const { width = 0, height = 0, ...words } = details.get(url) ?? { url };
    return { url, width, height, ...wordsOf(words) };
  });
}

/** What a save sends of them: the list, and the texts of each. */
export const pictureBody = (pictures: readonly PictureValue[]) => ({
  images: pictures.map(({ url }) => url),
  imageDetails: pictures.map((picture) => ({ url: picture.url, ...wordsBody(picture) })),
});

/** One line each: the file's name, its texts and its focal point. */
export const picturesText = (pictures: readonly PictureValue[]): string =>
  pictures
    .map(({ url, alt, credit, licence, takenOn, focus }) =>
      [pictureName(url), alt, credit, licence, takenOn, focus ? `focal point ${focusWords(focus)}` : ""]
        .filter((text) => text.trim() !== "")
        .join(" · "),
    )
    .join("\n");
