import { ImageDialog } from "./dialogs/image-dialog.tsx";
import { LinkDialog } from "./dialogs/link-dialog.tsx";
import { VideoDialog } from "./dialogs/video-dialog.tsx";
import type { EntryImage } from "./source/rendered-source.ts";
import type { LinkDraft } from "./writing/insertions.browser.ts";
import type { Writing } from "./writing/open-writing.browser.ts";

/** What a dialog is about; a link knows what it begins with. */
export type Question = { what: "link"; draft: LinkDraft } | { what: "picture" | "video" };

type AskingDialogProps = {
  question: Question;
  pictures: readonly EntryImage[];
  /** What is to be written; undefined where nothing is. */
  onAnswer(write?: (writing: Writing) => void): void;
};

/** The dialog about what needs more than a press of a button. */
export function AskingDialog({ question, pictures: images, onAnswer }: AskingDialogProps) {
  const close = () => onAnswer();
  switch (question.what) {
    case "link":
      return (
        <LinkDialog
          draft={question.draft}
          onWrite={(link) => onAnswer((writing) => writing.writeLink(link))}
          onRemove={() => onAnswer((writing) => writing.removeLink())}
          onClose={close}
        />
      );
    case "picture":
      return (
        <ImageDialog
          // The first image is the cover, which the page shows above the text and not in it.
          pictures={images.slice(1)}
          onWrite={(image) => onAnswer((writing) => writing.writeImage(image))}
          onClose={close}
        />
      );
    case "video":
      return <VideoDialog onWrite={(href) => onAnswer((writing) => writing.writeVideo(href))} onClose={close} />;
  }
}
