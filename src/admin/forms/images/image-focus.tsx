import { useState } from "react";
import { focusWords } from "../../inputs/stored-images/focus-words.ts";
import type { ImageValue } from "../../inputs/stored-images/image-value.ts";
import { variantAt } from "../../inputs/stored-images/image-variant.ts";
import { knownImage } from "../../inputs/stored-images/known-images.ts";
import { FocalPointField } from "./focal-point.tsx";
import { ImageDetails } from "./image-details.tsx";

type ImageFocusProps = {
  image: ImageValue;
  onChange(words: Partial<ImageValue>): void;
};

/** The focal point of one of the entry's images, in a collapsed section. */
export function ImageFocus({ image, onChange }: ImageFocusProps) {
  const { url, width, height, focus } = image;
  // The larger variant is loaded only once the section is open.
  const [open, setOpen] = useState(false);
  const { variants, found } = knownImage(url);
  return (
    <ImageDetails
      title="Focal point"
      state="filled"
      line={focus ? focusWords(focus) : "Chosen by the site"}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
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
    </ImageDetails>
  );
}
