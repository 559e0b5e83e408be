import { artworkUrl, DRAWN_WIDTHS } from "../../../artwork/drawn-images.ts";
import { focusClass } from "../../../content/images/focus-class.ts";
import { LIGHT_TYPES, plainVariant } from "../../../content/images/shown-variants.ts";
import type { Tusker } from "../../../content/tuskers/tusker.ts";

/** The files of a picture some hundred pixels wide, as data: parts that React takes over get it with their page. */
export type SmallPicture = { type: string; srcSet: string; src: string; className?: string };

/** The smallest forms of an uploaded image are large enough. */
const FORMS = 2;
const PLAIN_WIDTH = 320;
const [THUMBNAIL, SMALL] = DRAWN_WIDTHS;

/** The picture of a tusker in a square frame: his first image, otherwise his drawn portrait. */
export function smallPicture({ portraitUrl, imageDetails: [image] }: Pick<Tusker, "portraitUrl" | "imageDetails">) {
  if (image === undefined) {
    const formOf = (width: typeof THUMBNAIL | typeof SMALL) =>
      `${artworkUrl(portraitUrl, { aspect: "1:1", width })} ${width}w`;
    const src = artworkUrl(portraitUrl, { aspect: "1:1" });
    return { type: "image/avif", srcSet: `${formOf(THUMBNAIL)}, ${formOf(SMALL)}`, src } satisfies SmallPicture;
  }
  const type = LIGHT_TYPES.find((one) => image.variants.some((variant) => variant.type === one)) ?? LIGHT_TYPES[0];
  const forms = image.variants.filter((variant) => variant.type === type).slice(0, FORMS);
  return {
    type: type ?? "",
    srcSet: forms.map(({ url, width }) => `${url} ${width}w`).join(", "),
    src: plainVariant(image, PLAIN_WIDTH).url,
    className: focusClass(image),
  } satisfies SmallPicture;
}
