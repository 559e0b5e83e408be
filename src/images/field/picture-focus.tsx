import { useState } from "react";
import { focusWords } from "../stored/focus-words.ts";
import type { PictureValue } from "../stored/image-value.ts";
import { formAt } from "../stored/image-variant.ts";
import { knownPicture } from "../stored/known-images.ts";
import { FocalPointField } from "./focal-point.tsx";

type PictureFocusProps = {
  picture: PictureValue;
  onChange(words: Partial<PictureValue>): void;
};

/** The focal point of one of the entry's pictures, folded away until it is looked at. */
export function PictureFocus({ picture, onChange }: PictureFocusProps) {
  const { url, width, height, focus } = picture;
  // The larger form of the picture is not asked for before.
  const [open, setOpen] = useState(false);
  const { variants, found } = knownPicture(url);
  return (
    <details className="texts" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="word">Focal point</span>
        <span className="short">{focus ? focusWords(focus) : "Chosen by the site"}</span>
      </summary>
      {open && (
        <FocalPointField
          url={formAt({ url, variants }, 960)}
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
