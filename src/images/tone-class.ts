/**
 * The classes that colour an image's place before it is there: the average colour of its ThumbHash (in base64), each
 * of red, green and blue in 16 steps. None where the image lets through what lies behind it. Policy forbids styles
 * that stand in the document, so the steps stand in images.css.
 *
 * A ThumbHash begins with 24 bits, the lowest first: six each of lightness, of yellow against blue and of red against
 * green, five that are of no use here, and one that is set where the image is transparent.
 */
export function toneClass(thumbHash: string | null): string {
  const [low = 0, middle = 0, high = 255] = Array.from(atob(thumbHash?.slice(0, 4) ?? ""), (byte) =>
    byte.charCodeAt(0),
  );
  if (high > 127) return "";
  const part = (bits: number): number => (bits & 63) / 63;
  const lightness = part(low);
  const yellowness = part((low >> 6) | (middle << 2)) * 2 - 1;
  const redness = part((middle >> 4) | (high << 4)) * 2 - 1;
  const blue = lightness - (yellowness * 2) / 3;
  const red = (lightness * 3 - blue + redness) / 2;
  const step = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 15);
  return `tone-r-${step(red)} tone-g-${step(red - redness)} tone-b-${step(blue)}`;
}
