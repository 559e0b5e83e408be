const DIGIT = "(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine)";
const DIGITS = `${DIGIT}(?:[\\s-]${DIGIT}){0,7}`;
const LATITUDE = `(?:five|six|seven|eight|nine|ten)(?:\\sdegrees)?\\spoint\\s${DIGITS}`;
const LONGITUDE = `(?:seventy[\\s-]nine|eighty(?:[\\s-](?:one|two))?)(?:\\sdegrees)?\\spoint\\s${DIGITS}`;

/** "six point two seven, eighty-one point four", in either order: a position in Sri Lanka spelled out in words. */
export const SPELLED_OUT = new RegExp(
  `(?<![a-z])(?:${LATITUDE}[^.!?]{1,40}?${LONGITUDE}|${LONGITUDE}[^.!?]{1,40}?(?<![a-z])${LATITUDE})`,
  "i",
);
