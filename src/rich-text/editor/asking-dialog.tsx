import { ImageDialog } from "./dialogs/image-dialog.tsx";
import { LinkDialog } from "./dialogs/link-dialog.tsx";
import { VideoDialog } from "./dialogs/video-dialog.tsx";
import { unwrap } from "./formats/inline-format.ts";
import { linkDraft, writeImage, writeLink, writeVideo } from "./formats/insertions.ts";
import type { EntryImage } from "./source/rendered-source.ts";
import type { Selected, SourceEdit } from "./source/source-edit.ts";
import type { Asking } from "./toolbar.tsx";

type AskingDialogProps = {
  what: Asking;
  /** Where it will be written. */
  at: Selected;
  pictures: readonly EntryImage[];
  /** What is to be written; undefined where nothing is. */
  onAnswer(edit: SourceEdit | undefined): void;
};

/** The dialog about what needs more than a press of a button. */
export function AskingDialog({ what, at, pictures: images, onAnswer }: AskingDialogProps) {
  const close = () => onAnswer(undefined);
  switch (what) {
    case "link":
      return (
        <LinkDialog
          draft={linkDraft(at)}
          onWrite={(link) => onAnswer(writeLink(at, link))}
          onRemove={() => onAnswer(unwrap(at, ["a"]))}
          onClose={close}
        />
      );
    case "picture":
      return (
        // The first image is the cover, which the page shows above the text and not in it.
        <ImageDialog pictures={images.slice(1)} onWrite={(image) => onAnswer(writeImage(at, image))} onClose={close} />
      );
    case "video":
      return <VideoDialog onWrite={(href) => onAnswer(writeVideo(at, href))} onClose={close} />;
  }
}
