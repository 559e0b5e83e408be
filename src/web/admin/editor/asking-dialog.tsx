import { unwrap } from "./inline-format.ts";
import { linkDraft, writeLink, writePicture, writeVideo } from "./insertions.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import type { EntryPicture } from "./rendered-source.ts";
import type { Selected, SourceEdit } from "./source-edit.ts";
import type { Asking } from "./toolbar.tsx";
import { VideoDialog } from "./video-dialog.tsx";

type AskingDialogProps = {
  what: Asking;
  /** Where it will be written. */
  at: Selected;
  pictures: readonly EntryPicture[];
  /** What is to be written; undefined where nothing is. */
  onAnswer(edit: SourceEdit | undefined): void;
};

/** The dialog about what needs more than a press of a button. */
export function AskingDialog({ what, at, pictures, onAnswer }: AskingDialogProps) {
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
        <PictureDialog
          pictures={pictures.slice(1)}
          onWrite={(picture) => onAnswer(writePicture(at, picture))}
          onClose={close}
        />
      );
    case "video":
      return <VideoDialog onWrite={(href) => onAnswer(writeVideo(at, href))} onClose={close} />;
  }
}
