import { useEffect, useId, useState } from "react";
import { Icon } from "../../../ui/kit/icon.tsx";
import { AdminImage } from "../stored-images/admin-image.tsx";
import { textCaution } from "../stored-images/image-cautions.ts";
import { imageName, newImage, type UploadReply } from "../stored-images/image-value.ts";
import { noteImages } from "../stored-images/known-images.ts";
import { AltField } from "./alt-field.tsx";
import styles from "./choose-image.module.css";
import type { WayProps } from "./choosing.ts";
import { ChoosingFoot } from "./choosing-foot.tsx";
import { ACCEPTED } from "./uploads/accepted.ts";
import { UploadRows } from "./uploads/upload-rows.tsx";
import { namedFile } from "./uploads/use-incoming-files.browser.ts";
import { useUploads } from "./uploads/use-uploads.browser.ts";

/** Sends one image without leaving the place where it is needed. */
export function UploadWay({ place, file, onChoose, onClose, more }: WayProps) {
  const id = useId();
  const [sent, setSent] = useState<{ reply: UploadReply; small: string | undefined }>();
  const [alt, setAlt] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const uploads = useUploads(place.kind, (reply, { small }) => {
    noteImages([reply]);
    setSent({ reply, small });
  });
  useEffect(() => {
    if (file !== undefined) uploads.add([namedFile(file)]);
  }, [file, uploads]);
  const use = () => {
    if (sent === undefined) return;
    if (alt.trim() === "") setIsMissing(true);
    else if (textCaution("alt", alt).error === undefined) onChoose({ ...newImage(sent.reply), alt: alt.trim() });
  };
  return (
    <>
      <div className={styles.drop}>
        <Icon name="image-plus" />
        <input
          id={id}
          className="sr"
          type="file"
          accept={ACCEPTED}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])]);
            // Cleared so that choosing the same file again fires another change event.
            event.target.value = "";
          }}
        />
        <label className="btn quiet small" htmlFor={id}>
          Choose an image
        </label>
        <span id={`${id}-hint`}>JPEG, PNG, WebP, AVIF, GIF or TIFF. Positions in the file are removed.</span>
      </div>
      <UploadRows uploads={uploads} />
      <div role="status">
        {sent !== undefined && (
          <div className={styles.sent}>
            <AdminImage url={sent.small ?? sent.reply.url} alt="" width={120} height={90} />
            <span>{imageName(sent.reply.url)} was uploaded.</span>
          </div>
        )}
      </div>
      {sent !== undefined && <AltField value={alt} onChange={setAlt} onEnter={use} autoFocus isMissing={isMissing} />}
      {sent !== undefined && more}
      <ChoosingFoot onUse={sent === undefined ? undefined : use} onClose={onClose} />
    </>
  );
}
