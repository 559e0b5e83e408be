/**
 * The classes for an image's placeholder colour: the average colour of its ThumbHash (in base64), with red, green and
 * blue in 16 steps each. Empty if the image is transparent. The Content Security Policy forbids inline styles, so the
 * steps are in images.css.
 *
 * A ThumbHash begins with 24 bits, the lowest first: six each for lightness, for yellow against blue and for red
 * against green, five that are not needed here, and one that is set if the image is transparent.
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
