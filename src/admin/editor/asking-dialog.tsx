import { ChooseImage } from "../inputs/choose-image/choose-image.tsx";
import type { ImagePlace } from "../inputs/choose-image/choosing.ts";
import type { ImageValue } from "../inputs/stored-images/image-value.ts";
import { LinkDialog } from "./dialogs/link-dialog.tsx";
import { VideoDialog } from "./dialogs/video-dialog.tsx";
import type { EntryImage } from "./source/rendered-source.ts";
import type { LinkDraft } from "./writing/insertions.browser.ts";
import type { Writing } from "./writing/open-writing.browser.ts";

/** What a dialog is about; a link knows what it begins with. */
export type Question =
  | { what: "link"; draft: LinkDraft }
  /** Its file, if one was dropped or pasted. */
  | { what: "picture"; file?: File }
  | { what: "video" };

/** What an image is chosen for, and how the entry gets it. */
export type ImageChoosing = Pick<ImagePlace, "kind" | "isWild"> & { onAdd(image: ImageValue): void };

type AskingDialogProps = {
  question: Question;
  /** What the text is now. */
  text: string;
  pictures: readonly EntryImage[];
  choosing: ImageChoosing | undefined;
  /** What is to be written; undefined where nothing is. */
  onAnswer(write?: (writing: Writing) => void): void;
};

/** Whether the entry has an image, besides its cover, that the text does not show yet. */
const isOneUnused = (images: readonly EntryImage[], text: string): boolean =>
  images.slice(1).some(({ url }) => !text.includes(url.slice(url.lastIndexOf("/"))));

/** The dialog about what needs more than a press of a button. */
export function AskingDialog({ question, text, pictures: images, choosing, onAnswer }: AskingDialogProps) {
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
        choosing && (
          <ChooseImage
            way={question.file === undefined && isOneUnused(images, text) ? "library" : "upload"}
            file={question.file}
            place={{ kind: choosing.kind, isWild: choosing.isWild, images, inText: true }}
            onChoose={(image, caption) => {
              choosing.onAdd(image);
              // The first image of an entry is its cover, which the page shows above the text and not in it.
              onAnswer(images.length === 0 ? undefined : (writing) => writing.writeImage({ url: image.url, caption }));
            }}
            onClose={close}
          />
        )
      );
    case "video":
      return <VideoDialog onWrite={(href) => onAnswer((writing) => writing.writeVideo(href))} onClose={close} />;
  }
}
