import type { ImageDetail } from "../../../content/images/entry-images.ts";
import type { ImageKind } from "../../../content/images/image-kinds.ts";
import type { ImageValue } from "../stored-images/image-value.ts";

/** The ways to an image, in the order of their tabs. */
export const WAYS = ["upload", "library", "link"] as const;
export type Way = (typeof WAYS)[number];

/** What an image is chosen for. */
export type ImagePlace = {
  kind: ImageKind;
  /** Whether it is for a tusker who may live wild: no image whose page shows a position may be his. */
  isWild: boolean;
  /** The images that the entry has already, in order. */
  images: readonly (Pick<ImageDetail, "url"> & { alt?: string | null })[];
  /** Whether it is for a text of the entry, where the cover is never shown. */
  inText: boolean;
};

/** What each way is given. */
export type WayProps = {
  place: ImagePlace;
  /** What is uploaded at once. */
  file: File | undefined;
  onChoose(image: ImageValue): void;
  onClose(): void;
  /** What stands above the buttons. */
  more: React.ReactNode;
};

/** Why an image of this address cannot be put there. */
export function refusalFor({ inText, images }: ImagePlace, url: string): string | undefined {
  if (inText) {
    return images[0]?.url === url
      ? "This is the cover, which stands above the text and is not repeated in it."
      : undefined;
  }
  return images.some((image) => image.url === url) ? "The entry has this image already." : undefined;
}
