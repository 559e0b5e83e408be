import type { ImageDetail } from "../../domain/images/entry-images.ts";
import { writtenDate } from "./partial-date.ts";

/** Who made a photograph, on which terms it may be used, and when it was taken. Never where. */
export function PictureCaption({ image }: { image: Pick<ImageDetail, "credit" | "licence" | "takenOn"> }) {
  const { credit, licence, takenOn } = image;
  if (credit === null && licence === null && takenOn === null) return null;
  const words = [
    credit !== null && `Photograph: ${credit}`,
    licence,
    takenOn !== null && `taken ${takenOn.length === 10 ? "on" : "in"} ${writtenDate(takenOn)}`,
  ];
  return <figcaption>{words.filter(Boolean).join(", ")}</figcaption>;
}
