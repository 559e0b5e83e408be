import type { ImageDetail } from "./entry-images.ts";

/** The focal point in steps of 5 %, as classes of images.css: the Content Security Policy forbids inline styles. */
export const focusClass = ({ focus }: Pick<ImageDetail, "focus">): string =>
  focus === null ? "" : `focus-x-${Math.round(focus.x * 20)} focus-y-${Math.round(focus.y * 20)}`;
