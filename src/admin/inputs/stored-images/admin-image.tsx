import type { CSSProperties } from "react";
import { useStoredImage } from "./use-stored-images.browser.ts";

/** Reserves the space of an image that is still loading. */
const EMPTY = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/%3E";

/** A frame with a line across it, in a grey that is visible in light and dark mode. */
const LOST =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='96' height='96' fill='none' stroke='%23857a68' stroke-width='2'%3E%3Cpath d='M30 34h36v28H30zM28 68l40-40'/%3E%3C/svg%3E";

type AdminImageProps = {
  /** The address of a variant of a stored image, or of anything else that an `<img>` shows. */
  url: string;
  alt: string;
  /** The width of its place on the page, in CSS pixels, or of the image itself. */
  width: number;
  height: number;
  className?: string;
  style?: CSSProperties;
};

/** A stored image in the admin area, whether or not it is public. */
export function AdminImage({ url, alt, ...rest }: AdminImageProps) {
  const state = useStoredImage(url);
  const isLost = state.step === "lost";
  return (
    <img
      src={state.step === "there" ? state.address : isLost ? LOST : EMPTY}
      alt={isLost && alt !== "" ? `${alt} (could not be loaded)` : alt}
      draggable={false}
      decoding="async"
      {...rest}
    />
  );
}
