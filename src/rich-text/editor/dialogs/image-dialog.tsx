import { useId, useState } from "react";
import { placeCaution } from "../../../entries/cautions/place-caution.ts";
import { TextCaution } from "../../../entries/cautions/text-caution.tsx";
import { AdminPicture } from "../../../images/stored/admin-image.tsx";
import { formAt } from "../../../images/stored/image-variant.ts";
import { knownPicture } from "../../../images/stored/known-images.ts";
import { TextInput } from "../../../platform/ui/forms/field.tsx";
import type { EntryPicture } from "../source/rendered-source.ts";
import { EditorDialog } from "./editor-dialog.tsx";

type PictureDialogProps = {
  pictures: readonly EntryPicture[];
  onWrite(picture: { url: string; caption: string }): void;
  onClose(): void;
};

const nameOf = (url: string): string => url.split("/").at(-1) ?? url;

/** Lets one of the entry's own pictures after the cover be chosen, with a caption. */
export function PictureDialog({ pictures, onWrite, onClose }: PictureDialogProps) {
  const [chosen, setChosen] = useState(pictures[0]?.url);
  const [caption, setCaption] = useState("");
  const cautionId = useId();
  const { error, caution } = placeCaution(caption);
  if (chosen === undefined)
    return (
      <EditorDialog title="Add a picture" confirm="Close" onConfirm={onClose} onClose={onClose}>
        <p>
          The first image of an entry is its cover and stands above the text. Add further ones under Images; they can
          then stand in the text.
        </p>
      </EditorDialog>
    );
  return (
    <EditorDialog
      wide
      title="Add a picture"
      confirm="Add picture"
      onConfirm={() => onWrite({ url: chosen, caption })}
      onClose={onClose}
    >
      <fieldset className="picture-choice">
        <legend>Picture of this entry</legend>
        <div>
          {pictures.map(({ url, alt }, index) => (
            <label key={url}>
              <input type="radio" name="picture" checked={url === chosen} onChange={() => setChosen(url)} />
              <AdminPicture
                url={formAt({ url, variants: knownPicture(url).variants }, 320)}
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
        hint="Stands under the picture. It may stay empty."
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
