import type { ImageDetail } from "../../../../content/images/entry-images.ts";
import { licenceUrl } from "../../../../content/images/licence-url.ts";
import { plainVariant } from "../../../../content/images/shown-variants.ts";
import { Marked } from "../../../../platform/languages/stored-text.tsx";
import { writtenDate } from "../../../../platform/text/dates/written-date.ts";
import { words } from "./words.ts";

/**
 * The caption of an image: its author, its licence and its date, but never its location. It also links to the whole
 * image, because the page shows it cropped. The link leads to a variant and not to the stored image, which may be
 * larger: only variants have the credit embedded in the file.
 */
export function ImageCaption({ image }: { image: ImageDetail }) {
  const { credit, licence, takenOn } = image;
  const terms = licence && licenceUrl(licence);
  const written = takenOn && writtenDate(takenOn);
  const parts = [
    credit && <Marked key="credit" text={words.credit(credit)} />,
    terms ? (
      <a key="terms" href={terms}>
        {licence}
      </a>
    ) : (
      licence
    ),
    written && (takenOn.length === 10 ? words.takenOn(written) : words.takenIn(written)),
  ].filter(Boolean);
  return (
    <figcaption>
      <span>
        {parts.map((part, index) => [index > 0 && ", ", part])}
        {parts.length > 0 && ". "}
        <a href={plainVariant(image).url} data-photograph="">
          {words.whole}
        </a>
      </span>
    </figcaption>
  );
}
