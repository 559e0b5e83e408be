import { type PictureValue, pictureName } from "../pictures/picture-value.ts";

/** A picture as an entry or one of its old versions names it. */
type NamedPicture = {
  url: string;
  width?: number;
  height?: number;
  alt?: string | null;
  credit?: string | null;
  licence?: string | null;
  takenOn?: string | null;
};

type NamedPictures = {
  images?: string[] | null;
  imageUrl?: string[] | null;
  imageDetails?: NamedPicture[] | null;
};

/** The pictures of an entry in their order, with their texts. */
export function pictureValues({ images, imageUrl, imageDetails }: NamedPictures): PictureValue[] {
  const details = new Map((imageDetails ?? []).map((detail) => [detail.url, detail]));
  const urls = images ?? imageUrl ?? [...details.keys()];
  return urls.map((url) => {
    const { width = 0, height = 0, alt, credit, licence, takenOn } = details.get(url) ?? {};
    return {
      url,
      width,
      height,
      alt: alt ?? "",
      credit: credit ?? "",
      licence: licence ?? "",
      takenOn: takenOn ?? "",
    };
  });
}

/** What a save sends of them: the list, and the texts of each. */
export const pictureBody = (pictures: readonly PictureValue[]) => ({
  images: pictures.map(({ url }) => url),
  imageDetails: pictures.map(({ url, alt, credit, licence, takenOn }) => ({
    url,
    alt: textOrNull(alt),
    credit: textOrNull(credit),
    licence: textOrNull(licence),
    takenOn: textOrNull(takenOn),
  })),
});

/** One line each: the file's name and its texts. */
export const picturesText = (pictures: readonly PictureValue[]): string =>
  pictures
    .map(({ url, alt, credit, licence, takenOn }) =>
      [pictureName(url), alt, credit, licence, takenOn].filter((text) => text.trim() !== "").join(" · "),
    )
    .join("\n");

/** An empty field is nothing at all: it clears what was there. */
export const textOrNull = (text: string): string | null => (text.trim() === "" ? null : text);
