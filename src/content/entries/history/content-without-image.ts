import { imageNameFromUrl } from "../../../platform/storage/image-names.ts";
import { RICH_TEXTS } from "../../kinds/kinds.ts";
import { textWithoutImage } from "../../rich-text/text-without-image.ts";

const isOf = (name: string) => (url: unknown) => typeof url === "string" && imageNameFromUrl(url) === name;

const urlOf = (detail: unknown): unknown =>
  typeof detail === "object" && detail !== null && "url" in detail ? detail.url : undefined;

/**
 * The content of a revision without an image: removed from its lists and from the image tags of its texts. Unknown
 * fields of older releases stay as they are.
 * @param name the stored name of the image
 */
export function contentWithoutImage(content: Record<string, unknown>, name: string): Record<string, unknown> {
  const isGone = isOf(name);
  const fields = Object.entries(content).map(([field, value]): [string, unknown] => {
    if (Array.isArray(value)) {
      if (field === "images" || field === "imageUrl") return [field, value.filter((url) => !isGone(url))];
      if (field === "imageDetails") return [field, value.filter((detail) => !isGone(urlOf(detail)))];
    }
    if (typeof value === "string") {
      if (field === "imageUrl" || field === "image") return [field, isGone(value) ? null : value];
      if (RICH_TEXTS.includes(field)) return [field, textWithoutImage(value, name)];
    }
    return [field, value];
  });
  return Object.fromEntries(fields);
}
