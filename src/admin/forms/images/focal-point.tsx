import { type PointerEvent, useId, useRef } from "react";
import { AdminImage } from "../../inputs/stored-images/admin-image.tsx";
import { type FocalPoint, fromLeft, fromTop, pointIn } from "../../inputs/stored-images/focus-words.ts";
import styles from "./focal-point.module.css";

/** The shapes to which the site crops images, with a label for where each is shown. */
const FRAMES = [
  { shape: "4 / 5", width: 100, height: 125, label: "Portrait" },
  { shape: "3 / 2", width: 150, height: 100, label: "Plate" },
  { shape: "16 / 9", width: 160, height: 90, label: "Wide" },
] as const;

/** The default for an image whose focal point is not known yet. */
const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

type FocalPointFieldProps = {
  /** The address of a variant that is some hundred pixels wide. */
  url: string;
  width: number;
  height: number;
  /** The focal point that an editor chose. */
  chosen: FocalPoint | null;
  /** The focal point that the site found, if it is known. */
  found: FocalPoint | undefined;
  onChange(chosen: FocalPoint | null): void;
};

const percent = (part: number): string => `${part * 100}%`;

/**
 * The focal point of an image, which stays visible when it is cropped. It is set on the image itself or with two
 * sliders.
 */
export function FocalPointField({ url, width, height, chosen, found, onChange }: FocalPointFieldProps) {
  const id = useId();
  const image = useRef<HTMLDivElement>(null);
  const point = chosen ?? found ?? MIDDLE;
  const position = { objectPosition: `${percent(point.x)} ${percent(point.y)}` };

  const setAt = (event: PointerEvent) => {
    const box = image.current?.getBoundingClientRect();
    if (box !== undefined) onChange(pointIn(box, event));
  };
  const slider = (axis: keyof FocalPoint, label: string, words: (part: number) => string) => (
    <div className={styles.slide}>
      <label htmlFor={`${id}-${axis}`}>{label}</label>
      <input
        id={`${id}-${axis}`}
        type="range"
        min={0}
        max={100}
        step={1}
        value={Math.round(point[axis] * 100)}
        aria-valuetext={words(point[axis])}
        onChange={({ target }) => onChange({ ...point, [axis]: Number(target.value) / 100 })}
      />
      <output htmlFor={`${id}-${axis}`}>{Math.round(point[axis] * 100)} %</output>
    </div>
  );
  return (
    <div className={styles.focal}>
      <p className="hint">
        This point stays visible when the image is cropped, so it is usually the head. Click it, or use the sliders.
      </p>
      {/* For pointers only; the sliders are the accessible alternative. */}
      <div
        ref={image}
        className={styles.aim}
        data-aim
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setAt(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && setAt(event)}
      >
        <AdminImage url={url} alt="" width={width || 640} height={height || 480} />
        <span className={styles.mark} aria-hidden="true" style={{ left: percent(point.x), top: percent(point.y) }} />
      </div>
      <div className={styles.slides}>
        {slider("x", "Across", fromLeft)}
        {slider("y", "Down", fromTop)}
      </div>
      <div className={styles.state}>
        <p role="status">
          {chosen !== null
            ? "Chosen by hand."
            : found !== undefined
              ? "Chosen by the site."
              : "The site chooses it when this is saved."}
        </p>
        {chosen !== null && (
          <button
            type="button"
            className="btn quiet small"
            onClick={() => {
              onChange(null);
              // The button disappears along with the choice, so the focus needs a new place.
              document.getElementById(`${id}-x`)?.focus();
            }}
          >
            Let the site choose
          </button>
        )}
      </div>
      <ul className={styles.cuts} aria-label="How it is cut">
        {FRAMES.map((frame) => (
          <li key={frame.label}>
            <AdminImage
              url={url}
              alt=""
              width={frame.width}
              height={frame.height}
              style={{ ...position, aspectRatio: frame.shape }}
            />
            <span>{frame.label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
