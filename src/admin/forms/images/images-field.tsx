import { type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { WithdrawnImage } from "../../../content/image-library/image-library.ts";
import type { ImageKind } from "../../../content/images/image-kinds.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { ChooseImage } from "../../inputs/choose-image/choose-image.tsx";
import type { Way } from "../../inputs/choose-image/choosing.ts";
import { ACCEPTED } from "../../inputs/choose-image/uploads/accepted.ts";
import { SameImageNote } from "../../inputs/choose-image/uploads/same-image-note.tsx";
import { UploadRows } from "../../inputs/choose-image/uploads/upload-rows.tsx";
import type { Upload } from "../../inputs/choose-image/uploads/uploads.browser.ts";
import { type Dragging, useIncomingFiles } from "../../inputs/choose-image/uploads/use-incoming-files.browser.ts";
import { useUploads } from "../../inputs/choose-image/uploads/use-uploads.browser.ts";
import { nameTellsPosition } from "../../inputs/stored-images/image-cautions.ts";
import {
  type ImageValue,
  imageName,
  newImage,
  type SameImage,
  type UploadReply,
} from "../../inputs/stored-images/image-value.ts";
import { noteImages } from "../../inputs/stored-images/known-images.ts";
import { useNotices } from "../../kit/ui/notices.tsx";
import { addInOrder, changeTexts, moveImage, putBack, replaceImage } from "./arrange-images.ts";
import { ImageItem, type Move } from "./image-item.tsx";
import { ImageList } from "./image-list.tsx";
import styles from "./images-field.module.css";
import { storedImage } from "./stored-image.browser.ts";
import { useAnnouncement } from "./use-announcement.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";
import { withdrawnText } from "./withdraw-words.ts";

export type { ImageValue } from "../../inputs/stored-images/image-value.ts";

type ImagesFieldProps = {
  /** The id of the file input. */
  id?: string;
  /** What the images are uploaded for. */
  kind: ImageKind;
  /** Whether they are images of a tusker who may live wild. */
  isWild?: boolean;
  label: string;
  value: ImageValue[];
  onChange(value: ImageValue[]): void;
  /** True while uploads are under way. An entry saved in the meantime would lack those images. */
  onBusyChange?(busy: boolean): void;
  /** Called after an image was withdrawn from every entry, including this one. */
  onWithdrawn?(url: string): void;
  error?: string | undefined;
  /** Lets a form move the focus here when the images have an error. */
  ref?: Ref<{ focus(): void }>;
};

/** What this page knows about an image that it uploaded itself. */
type Sent = { number: number; small: string | undefined; same: SameImage | undefined };

/** The class of the drop zone, by where files are being dragged. */
const DROPZONES: Record<Dragging, string | undefined> = {
  no: styles.dropzone,
  page: `${styles.dropzone} ${styles.near}`,
  target: `${styles.dropzone} ${styles.over}`,
};

/**
 * The images of an entry. Uploads files, and keeps the order and the texts of the images. Removing an image changes
 * only this list until the entry is saved.
 */
export function ImagesField(props: ImagesFieldProps) {
  const { kind, isWild = false, label, value, onChange, onBusyChange, onWithdrawn, error, ref } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<ReadonlyMap<string, Sent>>(new Map());
  const [choosing, setChoosing] = useState<Way>();
  const [toWithdraw, setToWithdraw] = useState<string>();
  const { words, announce } = useAnnouncement();
  const { notify } = useNotices();

  // Two uploads may finish before React has rendered the first one.
  const latest = useRef({ value, sent, onChange });
  useLayoutEffect(() => {
    latest.current = { value, sent, onChange };
  }, [value, sent, onChange]);
  const put = (next: ImageValue[]) => {
    latest.current.value = next;
    latest.current.onChange(next);
  };
  const remember = (url: string, known: Sent) => {
    const next = new Map(latest.current.sent).set(url, known);
    latest.current.sent = next;
    setSent(next);
  };

  const take = (reply: UploadReply, upload: Upload) => {
    noteImages([reply]);
    remember(reply.url, { number: upload.id, small: upload.small, same: reply.sameAs?.[0] });
    put(addInOrder(latest.current.value, newImage(reply), (url) => latest.current.sent.get(url)?.number));
    announce(`${upload.name} was uploaded.`);
    if (nameTellsPosition(upload.name))
      notify(`The name of an image’s file contained a position. It is stored as ${reply.name}.`, "info");
  };
  const uploads = useUploads(kind, take);
  const addFiles = (files: readonly File[]) => {
    if (files.length > 0) uploads.add(files);
  };
  const dragging = useIncomingFiles(field, addFiles);

  const isBusy = uploads.isBusy();
  const reportBusy = useRef(onBusyChange);
  useEffect(() => {
    reportBusy.current = onBusyChange;
  });
  useEffect(() => reportBusy.current?.(isBusy), [isBusy]);
  useEffect(() => () => reportBusy.current?.(false), []);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);

  // A button loses the focus when it moves in the DOM along with its image, so the focus is restored.
  const moved = useRef<{ url: string; move: Move }>(undefined);
  useLayoutEffect(() => {
    if (moved.current === undefined) return;
    const { url, move } = moved.current;
    moved.current = undefined;
    const item = field.current?.querySelector(`[data-url="${CSS.escape(url)}"]`);
    item?.querySelector<HTMLElement>(`[data-move="${move}"]`)?.focus();
  });
  const place = (url: string, index: number) => {
    put(moveImage(latest.current.value, url, index));
    announce(`${imageName(url)} is now image ${index + 1} of ${value.length}${index === 0 ? ", the cover" : ""}.`);
  };
  const moveBy = (url: string, index: number, move: Move) => {
    moved.current = { url, move };
    place(url, move === "front" ? 0 : move === "earlier" ? index - 1 : index + 1);
  };
  const takeOut = (image: ImageValue, index: number) => {
    const name = imageName(image.url);
    put(latest.current.value.filter(({ url }) => url !== image.url));
    input.current?.focus();
    notify(`${name} was removed from this form. Save to remove it from the entry.`, "info", {
      actions: [{ label: "Undo", run: () => put(putBack(latest.current.value, image, index)) }],
    });
  };
  const finishWithdrawal = (url: string, withdrawn: WithdrawnImage) => {
    put(latest.current.value.filter((image) => image.url !== url));
    // Elements behind an open dialog cannot take the focus, so the dialog is closed first.
    flushSync(() => setToWithdraw(undefined));
    input.current?.focus();
    notify(withdrawnText(withdrawn));
    onWithdrawn?.(url);
  };
  const addChosen = (image: ImageValue) => {
    // What is behind an open dialog cannot take the focus that it returns.
    flushSync(() => setChoosing(undefined));
    put([...latest.current.value, image]);
    announce(`${imageName(image.url)} was added.`);
  };
  const settleSame = (url: string) => {
    const known = latest.current.sent.get(url);
    if (known !== undefined) remember(url, { ...known, same: undefined });
  };
  const putStored = async (image: ImageValue, same: SameImage) => {
    const isHere = latest.current.value.some(({ url }) => url === same.url);
    const stored = isHere ? { ...image, url: same.url } : await storedImage(same, image);
    put(replaceImage(latest.current.value, image.url, stored));
    announce(`It was replaced by ${imageName(same.url)}.`);
  };

  return (
    <div ref={field} className={styles.field}>
      <h3 className="lab">{label}</h3>
      <div className={DROPZONES[dragging]}>
        <Icon name="image-plus" />
        <input
          ref={input}
          id={id}
          className="sr"
          type="file"
          multiple
          accept={ACCEPTED}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-hint${error === undefined ? "" : ` ${id}-error`}`}
          onChange={(event) => {
            addFiles([...(event.target.files ?? [])]);
            // Cleared so that choosing the same file again fires another change event.
            event.target.value = "";
          }}
        />
        <label className="btn quiet small" htmlFor={id}>
          Choose images
        </label>
        <button type="button" className="linklike" aria-haspopup="dialog" onClick={() => setChoosing("library")}>
          From the library
        </button>
        <button type="button" className="linklike" aria-haspopup="dialog" onClick={() => setChoosing("link")}>
          From a link
        </button>
        <span id={`${id}-hint`}>
          {dragging === "target"
            ? "Drop to add them."
            : "or drop or paste them here. Positions in the files are removed."}
        </span>
      </div>
      {error !== undefined && (
        <span className="err" id={`${id}-error`}>
          <Icon name="triangle-alert" />
          <span>{error}</span>
        </span>
      )}
      <UploadRows uploads={uploads} />
      <p className="sr" role="status">
        {words}
      </p>
      {value.length > 0 && (
        <ImageList pictures={value} onPlace={place}>
          {value.map((image, index) => {
            const known = sent.get(image.url);
            const same = known?.same;
            return (
              <ImageItem
                key={image.url}
                image={image}
                index={index}
                count={value.length}
                small={known?.small}
                onMove={(move) => moveBy(image.url, index, move)}
                onRemove={() => takeOut(image, index)}
                onWithdraw={() => setToWithdraw(image.url)}
                onChange={(texts) => put(changeTexts(latest.current.value, image.url, texts))}
              >
                {same !== undefined && (
                  <SameImageNote
                    same={same}
                    isHere={value.some(({ url }) => url === same.url)}
                    onUseStored={() => putStored(image, same)}
                    onKeep={() => settleSame(image.url)}
                  />
                )}
              </ImageItem>
            );
          })}
        </ImageList>
      )}
      {choosing !== undefined && (
        <ChooseImage
          way={choosing}
          place={{ kind, isWild, images: value, inText: false }}
          onChoose={addChosen}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {toWithdraw !== undefined && (
        <WithdrawDialog
          name={imageName(toWithdraw)}
          onWithdrawn={(withdrawn) => finishWithdrawal(toWithdraw, withdrawn)}
          onCancel={() => setToWithdraw(undefined)}
        />
      )}
    </div>
  );
}
