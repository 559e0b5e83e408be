import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import styles from "./choose-image.module.css";

type ChoosingFootProps = {
  /** Undefined where there is no image to use yet. */
  onUse: (() => void) | undefined;
  busy?: boolean;
  onClose(): void;
};

/** The buttons at the end of each way to an image. */
export function ChoosingFoot({ onUse, busy = false, onClose }: ChoosingFootProps) {
  return (
    <div className={`acts ${styles.foot}`}>
      <button type="button" className="btn quiet" onClick={onClose}>
        Cancel
      </button>
      <button
        type="button"
        className="btn"
        disabled={onUse === undefined}
        aria-disabled={busy || undefined}
        onClick={onUse}
      >
        {busy && <Spinner />}
        Use this image
      </button>
    </div>
  );
}
