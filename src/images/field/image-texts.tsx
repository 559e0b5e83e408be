import { Icon } from "../../platform/ui/icon.tsx";
import type { ImageValue } from "../stored/image-value.ts";
import { textErrors, WordFields } from "./word-fields.tsx";

type ImageTextsProps = {
  image: ImageValue;
  onChange(texts: Partial<ImageValue>): void;
};

/** What stands in an image's texts, or what is the matter with them, in a line. */
function TextsInShort({ isWrong, alt }: { isWrong: boolean; alt: string }) {
  if (isWrong)
    return (
      <span className="short wrong">
        <Icon name="triangle-alert" />
        Something is not right yet
      </span>
    );
  if (alt.trim() === "")
    return (
      <span className="short missing">
        <Icon name="triangle-alert" />
        No alternative text
      </span>
    );
  return <span className="short">{alt}</span>;
}

/** What is known of an image beside its pixels, folded away until it is looked at. */
export function ImageTexts({ image, onChange }: ImageTextsProps) {
  const isWrong = Object.keys(textErrors(image)).length > 0;
  return (
    <details className="texts">
      <summary>
        <span className="word">Texts</span>
        <TextsInShort isWrong={isWrong} alt={image.alt} />
      </summary>
      <div className="form">
        <WordFields words={image} onChange={onChange} />
      </div>
    </details>
  );
}
