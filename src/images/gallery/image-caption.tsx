import { writtenDate } from "../../platform/text/written-date.ts";
import type { ImageDetail } from "../entry-images.ts";
import { licenceUrl } from "../licence-url.ts";
import { plainVariant } from "../shown-variants.ts";

/**
 * Who made an image, on which terms it may be used, and when it was taken, never where; and the way to all of it, as
 * what is shown is cut. It leads to a variant and not to the stored image, which may be larger: only variants carry the
 * credit within the file.
 */
export function ImageCaption({ image }: { image: ImageDetail }) {
  const { credit, licence, takenOn } = image;
  const terms = licence && licenceUrl(licence);
  const words = [
    credit && `Photograph: ${credit}`,
    terms ? (
      <a key="terms" href={terms}>
        {licence}
      </a>
    ) : (
      licence
    ),
    takenOn && `taken ${takenOn.length === 10 ? "on" : "in"} ${writtenDate(takenOn)}`,
  ].filter(Boolean);
  return (
    <figcaption>
      <span>
        {words.map((part, index) => [index > 0 && ", ", part])}
        {words.length > 0 && ". "}
        <a href={plainVariant(image).url}>Whole photograph</a>
      </span>
    </figcaption>
  );
}
