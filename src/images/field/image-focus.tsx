import { useState } from "react";
import { focusWords } from "../stored/focus-words.ts";
import type { ImageValue } from "../stored/image-value.ts";
import { variantAt } from "../stored/image-variant.ts";
import { knownImage } from "../stored/known-images.ts";
import { FocalPointField } from "./focal-point.tsx";

type ImageFocusProps = {
  image: ImageValue;
  onChange(words: Partial<ImageValue>): void;
};

/** The focal point of one of the entry's images, folded away until it is looked at. */
export function ImageFocus({ image, onChange }: ImageFocusProps) {
  const { url, width, height, focus } = image;
  // The larger form of the image is not asked for before.
  const [open, setOpen] = useState(false);
  const { variants, found } = knownImage(url);
  return (
    <details className="texts" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="word">Focal point</span>
        <span className="short">{focus ? focusWords(focus) : "Chosen by the site"}</span>
      </summary>
      {open && (
        <FocalPointField
          url={variantAt({ url, variants }, 960)}
          width={width}
          height={height}
          chosen={focus ?? null}
          found={found}
          onChange={(chosen) => onChange({ focus: chosen })}
        />
      )}
    </details>
  );
}
