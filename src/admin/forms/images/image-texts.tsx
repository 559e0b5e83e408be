import { textErrors } from "../../inputs/stored-images/image-cautions.ts";
import type { ImageValue } from "../../inputs/stored-images/image-value.ts";
import { ImageDetails } from "./image-details.tsx";
import styles from "./image-texts.module.css";
import { WordFields } from "./word-fields.tsx";

type ImageTextsProps = {
  image: ImageValue;
  onChange(texts: Partial<ImageValue>): void;
};

/** The texts of an image, in a collapsed section. */
export function ImageTexts({ image, onChange }: ImageTextsProps) {
  const isWrong = Object.keys(textErrors(image)).length > 0;
  const isMissing = image.alt.trim() === "";
  return (
    <ImageDetails
      title="Texts"
      state={isWrong ? "wrong" : isMissing ? "missing" : "filled"}
      line={isWrong ? "Something needs correcting" : isMissing ? "No alternative text" : image.alt}
    >
      <div className={styles.fields}>
        <WordFields words={image} onChange={onChange} />
      </div>
    </ImageDetails>
  );
}
