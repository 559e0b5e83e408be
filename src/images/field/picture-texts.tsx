import { Icon } from "../../platform/ui/icon.tsx";
import type { PictureValue } from "../stored/image-value.ts";
import { textErrors, WordFields } from "./word-fields.tsx";

type PictureTextsProps = {
  picture: PictureValue;
  onChange(texts: Partial<PictureValue>): void;
};

/** What stands in a picture's texts, or what is the matter with them, in a line. */
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

/** What is known of a picture beside its pixels, folded away until it is looked at. */
export function PictureTexts({ picture, onChange }: PictureTextsProps) {
  const isWrong = Object.keys(textErrors(picture)).length > 0;
  return (
    <details className="texts">
      <summary>
        <span className="word">Texts</span>
        <TextsInShort isWrong={isWrong} alt={picture.alt} />
      </summary>
      <div className="form">
        <WordFields words={picture} onChange={onChange} />
      </div>
    </details>
  );
}
