import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { type ReactNode, useState } from "react";
import { Dialog } from "../../../ui/kit/forms/dialog.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { AdminImage } from "../../inputs/stored-images/admin-image.tsx";
import { type ImageValue, imageName } from "../../inputs/stored-images/image-value.ts";
import { variantAt } from "../../inputs/stored-images/image-variant.ts";
import { knownImage } from "../../inputs/stored-images/known-images.ts";
import tip from "../../kit/ui/tooltip.module.css";
import { useOwnRole } from "../../shell/own-role.tsx";
import { ImageFocus } from "./image-focus.tsx";
import styles from "./image-item.module.css";
import { ImageTexts } from "./image-texts.tsx";

export type Move = "earlier" | "later" | "front";

type ImageItemProps = {
  image: ImageValue;
  index: number;
  count: number;
  /** A thumbnail that this page made itself. With it, the stored image, which may be large, is not loaded. */
  small: string | undefined;
  onMove(move: Move): void;
  onRemove(): void;
  onChange(texts: Partial<ImageValue>): void;
  onWithdraw(): void;
  /** Notes about the image. */
  children?: ReactNode;
};

/** One image of the entry: its thumbnail, its position in the list and its texts. */
export function ImageItem(props: ImageItemProps) {
  const { image, index, count, small, onMove, onRemove, onChange, onWithdraw, children } = props;
  const { url, width, height } = image;
  const stored = { url, variants: knownImage(url).variants };
  const name = imageName(url);
  const { may } = useOwnRole();
  const [enlarged, setEnlarged] = useState(false);
  const sortable = useSortable({ id: url, disabled: count < 2 });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = sortable;

  const moveButton = (move: Move, label: string, isPossible: boolean, face: ReactNode) => (
    <button
      type="button"
      className={`iconbtn ${tip.tooltip}`}
      data-move={move}
      aria-label={`${label}: ${name}`}
      data-tip={label}
      // Not `disabled`, because the button must keep the focus when the image reaches the end of the list.
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && onMove(move)}
    >
      {face}
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${styles.item} ${styles.dragged}` : styles.item}
      data-url={url}
      aria-label={`Image ${index + 1} of ${count}: ${name}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.look}>
        <button
          type="button"
          className={styles.thumbnail}
          aria-label={`Enlarge ${name}`}
          onClick={() => setEnlarged(true)}
        >
          <AdminImage url={small ?? variantAt(stored, 400)} alt="" width={width || 200} height={height || 200} />
        </button>
        {index === 0 && <span className={styles.cover}>Cover</span>}
      </div>
      <div className={styles.about}>
        <p className={styles.name} data-name>
          {name}
        </p>
        <div className={styles.moves}>
          {count > 1 && (
            <>
              <button
                ref={setActivatorNodeRef}
                type="button"
                className={`iconbtn ${tip.tooltip} ${styles.grip}`}
                data-tip="Drag"
                {...attributes}
                {...listeners}
                aria-label={`Drag ${name} to another place`}
              >
                <Icon name="grip-vertical" />
              </button>
              {moveButton("front", "Make cover", index > 0, <Icon name="arrow-up-to-line" />)}
              {moveButton("earlier", "Earlier", index > 0, <Icon name="arrow-up" />)}
              {moveButton("later", "Later", index < count - 1, <Icon name="arrow-down" />)}
            </>
          )}
          <button
            type="button"
            className={`iconbtn del ${tip.tooltip}`}
            aria-label={`Delete ${name}`}
            data-tip="Delete"
            onClick={onRemove}
          >
            <Icon name="trash" />
          </button>
        </div>
      </div>
      {children}
      <ImageTexts image={image} onChange={onChange} />
      <ImageFocus image={image} onChange={onChange} />
      {may("withdraw images") && (
        <div className={styles.withdraw}>
          <button type="button" className="linklike" aria-label={`Remove everywhere now: ${name}`} onClick={onWithdraw}>
            Remove everywhere now
          </button>
        </div>
      )}
      {enlarged && (
        <Dialog open wide title={name} onClose={() => setEnlarged(false)}>
          <AdminImage
            className={styles.enlarged}
            url={variantAt(stored, 1920)}
            alt={image.alt}
            width={width || 1920}
            height={height || 1440}
          />
          <div className="acts">
            {/* biome-ignore lint/a11y/noAutofocus: there is nothing else in it. */}
            <button type="button" className="btn quiet" onClick={() => setEnlarged(false)} autoFocus>
              Close
            </button>
          </div>
        </Dialog>
      )}
    </li>
  );
}
