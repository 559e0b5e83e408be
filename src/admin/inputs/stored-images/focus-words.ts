/** A point of an image, as fractions of its width and height from the upper left corner. */
export type FocalPoint = { x: number; y: number };

const percent = (part: number): string => `${Math.round(part * 100)} %`;

export const fromLeft = (x: number): string => `${percent(x)} from the left`;
export const fromTop = (y: number): string => `${percent(y)} from the top`;

export const focusWords = ({ x, y }: FocalPoint): string => `${fromLeft(x)}, ${fromTop(y)}`;

/** A fraction as it is stored: from 0 to 1, in hundredths. */
const part = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** The point of an image under the pointer. `box` is the image's position; both are in pixels of the window. */
export const pointIn = (
  box: { left: number; top: number; width: number; height: number },
  at: { clientX: number; clientY: number },
): FocalPoint => ({
  x: part((at.clientX - box.left) / Math.max(1, box.width)),
  y: part((at.clientY - box.top) / Math.max(1, box.height)),
});
