import { useId, useState } from "react";
import { placeCaution } from "../../../entries/cautions/place-caution.ts";
import { TextCaution } from "../../../entries/cautions/text-caution.tsx";
import { AdminImage } from "../../../images/stored/admin-image.tsx";
import { variantAt } from "../../../images/stored/image-variant.ts";
import { knownImage } from "../../../images/stored/known-images.ts";
import { TextInput } from "../../../platform/ui/forms/field.tsx";
import type { EntryImage } from "../source/rendered-source.ts";
import { EditorDialog } from "./editor-dialog.tsx";
import styles from "./image-dialog.module.css";

type ImageDialogProps = {
  pictures: readonly EntryImage[];
  onWrite(image: { url: string; caption: string }): void;
  onClose(): void;
};

const nameOf = (url: string): string => url.split("/").at(-1) ?? url;

/** Lets one of the entry's own images after the cover be chosen, with a caption. */
export function ImageDialog({ pictures: images, onWrite, onClose }: ImageDialogProps) {
  const [chosen, setChosen] = useState(images[0]?.url);
  const [caption, setCaption] = useState("");
  const cautionId = useId();
  const { error, caution } = placeCaution(caption);
  if (chosen === undefined)
    return (
      <EditorDialog title="Add an image" confirm="Close" onConfirm={onClose} onClose={onClose}>
        <p>The first image of an entry is its cover, above the text. Add more under Images to use them in the text.</p>
      </EditorDialog>
    );
  return (
    <EditorDialog
      wide
      title="Add an image"
      confirm="Add image"
      onConfirm={() => onWrite({ url: chosen, caption })}
      onClose={onClose}
    >
      <fieldset className={styles.images}>
        <legend>Image of this entry</legend>
        <div>
          {images.map(({ url, alt }, index) => (
            <label key={url}>
              <input type="radio" name="picture" checked={url === chosen} onChange={() => setChosen(url)} />
              <AdminImage
                url={variantAt({ url, variants: knownImage(url).variants }, 320)}
                alt=""
                width={120}
                height={90}
              />
              <span>{alt || `${index + 2}: ${nameOf(url)}`}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextInput
        label="Caption"
        hint="Shown below the image. Optional."
        autoComplete="off"
        value={caption}
        error={error}
        noteId={cautionId}
        onChange={(event) => setCaption(event.target.value)}
      />
      <TextCaution id={cautionId} words={caution} />
    </EditorDialog>
  );
}
