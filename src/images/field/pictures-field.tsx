import { type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import "./images-field.css";
import { useNotices } from "../../admin/ui/notices.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import type { ImageKind } from "../image-kinds.ts";
import type { WithdrawnPicture } from "../library/image-library.ts";
import {
  newPicture,
  type PictureValue,
  pictureName,
  type SamePicture,
  type UploadReply,
} from "../stored/image-value.ts";
import { notePictures } from "../stored/known-images.ts";
import { addInOrder, changeTexts, movePicture, putBack, replacePicture } from "./arrange-pictures.ts";
import { nameTellsPosition } from "./picture-cautions.ts";
import { type Move, PictureItem } from "./picture-item.tsx";
import { PictureList } from "./picture-list.tsx";
import { storedPicture } from "./stored-picture.browser.ts";
import { SamePictureNote } from "./uploads/same-image-note.tsx";
import { UploadRows } from "./uploads/upload-rows.tsx";
import type { Upload } from "./uploads/uploads.browser.ts";
import { useIncomingFiles } from "./uploads/use-incoming-files.browser.ts";
import { useUploads } from "./uploads/use-uploads.browser.ts";
import { useAnnouncement } from "./use-announcement.ts";
import { WithdrawQuestion } from "./withdraw-question.tsx";
import { withdrawnText } from "./withdraw-words.ts";

export type { PictureValue } from "../stored/image-value.ts";

type PicturesFieldProps = {
  /** Of the file input. */
  id?: string;
  /** What the pictures are uploaded for. */
  kind: ImageKind;
  label: string;
  value: PictureValue[];
  onChange(value: PictureValue[]): void;
  /** True while pictures are on their way: saved now, the entry would be without them. */
  onBusyChange?(busy: boolean): void;
  /** A picture was taken away from every entry, this one among them. */
  onWithdrawn?(url: string): void;
  error?: string | undefined;
  /** Brings the focus to the pictures: what a form needs to lead to what is wrong. */
  ref?: Ref<{ focus(): void }>;
};

/** What this page knows of a picture that it has sent itself. */
type Sent = { number: number; small: string | undefined; same: SamePicture | undefined };

/** What the server reads. Without HEIC among it an iPhone hands its photographs over as JPEG. */
const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff";

/**
 * The pictures of an entry: sends files to the server, and keeps their order and texts. Taking one out changes this list
 * and nothing else until the entry is saved.
 */
export function PicturesField(props: PicturesFieldProps) {
  const { kind, label, value, onChange, onBusyChange, onWithdrawn, error, ref } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<ReadonlyMap<string, Sent>>(new Map());
  const [toWithdraw, setToWithdraw] = useState<string>();
  const { words, announce } = useAnnouncement();
  const { tell } = useNotices();

  // Two pictures may arrive before the form has drawn the first.
  const latest = useRef({ value, sent, onChange });
  useLayoutEffect(() => {
    latest.current = { value, sent, onChange };
  }, [value, sent, onChange]);
  const put = (next: PictureValue[]) => {
    latest.current.value = next;
    latest.current.onChange(next);
  };
  const remember = (url: string, known: Sent) => {
    const next = new Map(latest.current.sent).set(url, known);
    latest.current.sent = next;
    setSent(next);
  };

  const take = (reply: UploadReply, upload: Upload) => {
    notePictures([reply]);
    remember(reply.url, { number: upload.id, small: upload.small, same: reply.sameAs?.[0] });
    put(addInOrder(latest.current.value, newPicture(reply), (url) => latest.current.sent.get(url)?.number));
    announce(`${upload.name} was uploaded.`);
    if (nameTellsPosition(upload.name))
      tell(`The name of a picture’s file told a position. It is stored as ${reply.name}.`, "info");
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

  // A button that was moved along with its picture lost the focus on the way.
  const moved = useRef<{ url: string; move: Move }>(undefined);
  useLayoutEffect(() => {
    if (moved.current === undefined) return;
    const { url, move } = moved.current;
    moved.current = undefined;
    const item = field.current?.querySelector(`[data-url="${CSS.escape(url)}"]`);
    item?.querySelector<HTMLElement>(`[data-move="${move}"]`)?.focus();
  });
  const place = (url: string, index: number) => {
    put(movePicture(latest.current.value, url, index));
    announce(`${pictureName(url)} is now picture ${index + 1} of ${value.length}${index === 0 ? ", the cover" : ""}.`);
  };
  const moveBy = (url: string, index: number, move: Move) => {
    moved.current = { url, move };
    place(url, move === "front" ? 0 : move === "earlier" ? index - 1 : index + 1);
  };
  const takeOut = (picture: PictureValue, index: number) => {
    const name = pictureName(picture.url);
    put(latest.current.value.filter(({ url }) => url !== picture.url));
    input.current?.focus();
    tell(`${name} was taken out of this form. It is gone from the entry once you save.`, "info", {
      label: "Undo",
      run: () => put(putBack(latest.current.value, picture, index)),
    });
  };
  const finishWithdrawal = (url: string, withdrawn: WithdrawnPicture) => {
    put(latest.current.value.filter((picture) => picture.url !== url));
    // What is behind a dialog takes no focus.
    flushSync(() => setToWithdraw(undefined));
    input.current?.focus();
    tell(withdrawnText(withdrawn));
    onWithdrawn?.(url);
  };
  const settleSame = (url: string) => {
    const known = latest.current.sent.get(url);
    if (known !== undefined) remember(url, { ...known, same: undefined });
  };
  const putStored = async (picture: PictureValue, same: SamePicture) => {
    const isHere = latest.current.value.some(({ url }) => url === same.url);
    const stored = isHere ? { ...picture, url: same.url } : await storedPicture(same, picture);
    put(replacePicture(latest.current.value, picture.url, stored));
    announce(`${pictureName(same.url)} stands in its place.`);
  };

  return (
    <div ref={field} className="picturesfield">
      <h2>{label}</h2>
      <div className={dragging === "no" ? "dropzone" : `dropzone ${dragging === "target" ? "over" : "near"}`}>
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
            // The same file can be chosen again.
            event.target.value = "";
          }}
        />
        <label className="btn quiet small" htmlFor={id}>
          Choose images
        </label>
        <span id={`${id}-hint`}>
          {dragging === "target" ? "Let go to add them." : "or drop or paste them here. Location data is removed."}
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
        <PictureList pictures={value} onPlace={place}>
          {value.map((picture, index) => {
            const known = sent.get(picture.url);
            const same = known?.same;
            return (
              <PictureItem
                key={picture.url}
                picture={picture}
                index={index}
                count={value.length}
                small={known?.small}
                onMove={(move) => moveBy(picture.url, index, move)}
                onRemove={() => takeOut(picture, index)}
                onWithdraw={() => setToWithdraw(picture.url)}
                onChange={(texts) => put(changeTexts(latest.current.value, picture.url, texts))}
              >
                {same !== undefined && (
                  <SamePictureNote
                    same={same}
                    isHere={value.some(({ url }) => url === same.url)}
                    onUseStored={() => putStored(picture, same)}
                    onKeep={() => settleSame(picture.url)}
                  />
                )}
              </PictureItem>
            );
          })}
        </PictureList>
      )}
      {toWithdraw !== undefined && (
        <WithdrawQuestion
          name={pictureName(toWithdraw)}
          onWithdrawn={(withdrawn) => finishWithdrawal(toWithdraw, withdrawn)}
          onCancel={() => setToWithdraw(undefined)}
        />
      )}
    </div>
  );
}
