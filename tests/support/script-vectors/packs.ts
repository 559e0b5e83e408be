import { SCRIPT_VECTORS } from "./script-vectors.ts";

/** A field of at least this length is long text, in which the vectors are separate paragraphs. */
const LONG_FIELD = 1000;
const PER_PARAGRAPHS = 9;
/** Characters that many fields refuse. A vector with one is sent alone: otherwise others would be refused with it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: keeping these apart is what this pattern is for.
const ODD = /[\u0000-\u001f\u007f\u200b-\u202f\u2060-\u206f\ufeff]/;

/** Packs the vectors into as few texts of that length as possible; those that are too long even alone are left out. */
export function packVectors(maxLength: number): string[] {
  const packs: string[] = [];
  let open: string[] = [];
  const isLong = maxLength >= LONG_FIELD;
  const separator = isLong ? "\n\n" : " ";
  const close = () => {
    if (open.length > 0) packs.push(open.join(separator));
    open = [];
  };
  for (const vector of SCRIPT_VECTORS) {
    if (vector.length > maxLength) continue;
    if (ODD.test(vector)) {
      packs.push(vector);
      continue;
    }
    if ([...open, vector].join(separator).length > maxLength || (isLong && open.length === PER_PARAGRAPHS)) close();
    open.push(vector);
  }
  close();
  return packs;
}
