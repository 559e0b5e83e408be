import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { LibraryImage } from "../../../content/image-library/image-library.ts";
import { refusalOf } from "../../../people/accounts/roles.ts";
import { Dialog } from "../../../ui/kit/forms/dialog.tsx";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { Note } from "../../../ui/kit/notice.tsx";
import { sameValue } from "../../forms/entry/same-value.ts";
import { FocalPointField } from "../../forms/images/focal-point.tsx";
import { WordFields } from "../../forms/images/word-fields.tsx";
import { textErrors } from "../../inputs/stored-images/image-cautions.ts";
import { wordsBody, wordsOf } from "../../inputs/stored-images/image-value.ts";
import { variantAt } from "../../inputs/stored-images/image-variant.ts";
import { knownImage, noteImages } from "../../inputs/stored-images/known-images.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import { useSending } from "../../kit/ui/use-sending.browser.ts";
import { writtenBytes } from "../../kit/ui/written-bytes.ts";
import { useOwnRole } from "../../shell/own-role.tsx";
import { ImageBadges } from "./image-card.tsx";
import { isDeletable } from "./image-facts.ts";
import { ImageUses } from "./image-uses.tsx";
import styles from "./library.module.css";

const FIELDS = ["alt", "credit", "licence", "takenOn"] as const;

type ImageSheetProps = {
  image: LibraryImage;
  onClose(): void;
  onSaved(): void;
  onDelete(): void;
  onWithdraw(): void;
};

/** A large view of an image with all its texts and the actions on it. */
export function ImageSheet({ image, onClose, onSaved, onDelete, onWithdraw }: ImageSheetProps) {
  const { name, width, height, bytes, variantsReady } = image;
  const [stored] = useState(() => wordsOf(image));
  const [words, setWords] = useState(stored);
  const [leaving, setLeaving] = useState(false);
  const sending = useSending(FIELDS);
  const { may } = useOwnRole();
  const canChange = isDeletable(image) || may("publish");

  const close = () => (sameValue(words, stored) ? onClose() : setLeaving(true));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = Object.entries(textErrors(words)).map(([path, message]) => ({ path, message }));
    const param = { name: encodeURIComponent(name) };
    const save = async () =>
      noteImages([await bodyOf(adminApi.api.uploads[":name"].$put({ param, json: wordsBody(words) }))]);
    if (await sending.send(wrong, save)) onSaved();
  };
  const errors = Object.fromEntries(
    FIELDS.map((field) => [field, sending.errorAt(field)]).filter(([, message]) => message),
  );
  return (
    <Dialog open wide title={name} onClose={close}>
      <form ref={sending.form} className={styles.picturesheet} noValidate onSubmit={(event) => void submit(event)}>
        <div>
          <FocalPointField
            url={variantAt(image, 1280)}
            width={width}
            height={height}
            chosen={words.focus}
            found={knownImage(image.url).found}
            onChange={(focus) => setWords((before) => ({ ...before, focus }))}
          />
        </div>
        <div className="form">
          <div className={styles.known}>
            <p className={styles.size}>
              {width} × {height}, {writtenBytes(bytes)}
              {!variantsReady && ". Its variants are still being made."}
            </p>
            {image.sourceUrl !== null && (
              <p className={styles.size}>
                From{" "}
                <a href={image.sourceUrl} target="_blank" rel="noreferrer">
                  its page at Wikimedia Commons
                </a>
                {image.sourceShowsPosition && ", which shows where it was taken: not for a tusker who may live wild"}
              </p>
            )}
            <ImageBadges image={image} />
            <ImageUses image={image} />
          </div>
          <WordFields
            words={words}
            errors={errors}
            onChange={(texts) => {
              for (const field of FIELDS) if (field in texts) sending.forget(field);
              setWords((before) => ({ ...before, ...texts }));
            }}
          />
          {!canChange && <p className="hint">A published entry shows this image. {refusalOf("publish")}</p>}
          {image.usedBy.length > 1 && <p className="hint">A change is seen at all {image.usedBy.length} entries.</p>}
          {sending.trouble !== undefined && <Note kind="bad">{sending.trouble}</Note>}
        </div>
        <div className="acts">
          {canChange && (
            <button type="submit" className="btn" aria-disabled={sending.busy || undefined}>
              {sending.busy && <Spinner />}
              Save
            </button>
          )}
          <button type="button" className="btn quiet" onClick={close} data-first-focus>
            Close
          </button>
          <span className={styles.away}>
            {isDeletable(image) && may("delete images") && (
              <button type="button" className="btn quiet" onClick={onDelete}>
                Delete
              </button>
            )}
            {may("withdraw images") && (
              <button type="button" className="btn danger" onClick={onWithdraw}>
                Remove everywhere now
              </button>
            )}
          </span>
        </div>
      </form>
      <ConfirmDialog
        open={leaving}
        text="Discard your changes?"
        confirm="Leave it"
        onConfirm={() => {
          // The inner dialog closes first, because each dialog returns the focus to where it came from.
          flushSync(() => setLeaving(false));
          onClose();
        }}
        onCancel={() => setLeaving(false)}
      >
        <p>Your changes are not saved.</p>
      </ConfirmDialog>
    </Dialog>
  );
}
