/** Far more than browsers and programs write above what a part contains. */
const MOST_HEADER_BYTES = 16_384;

type Limits = { mostParts: number; mostTextBytes: number };

/**
 * What keeps a form from being parsed: too many parts or lines above one, no boundary, or a text that is too long. Node
 * reads a form in one go and byte by byte, so hundreds of thousands of parts, or of lines above one, would hold the
 * process for more than a second, and so would a text of some megabytes in what handles it.
 * @param boundary as the content type names it. It counts wherever it stands, even inside a part.
 */
export function flawOfForm(
  form: Buffer,
  boundary: string,
  { mostParts, mostTextBytes }: Limits,
): "parts" | "text" | undefined {
  const mark = Buffer.from(boundary);
  if (mark.byteLength === 0) return "parts";
  // One mark is before each part, and one after the last.
  let marksLeft = mostParts + 1;
  for (let at = form.indexOf(mark); at !== -1; ) {
    const next = form.indexOf(mark, at + mark.byteLength);
    const headersEnd = form.indexOf("\r\n\r\n", at);
    const headerBytes = (headersEnd === -1 ? form.byteLength : headersEnd) - at;
    if (marksLeft === 0 || headerBytes > MOST_HEADER_BYTES) return "parts";
    const isFile = /;\s*filename\*?=/i.test(form.toString("latin1", at, at + headerBytes));
    if (!isFile && (next === -1 ? form.byteLength : next) - at > mostTextBytes) return "text";
    marksLeft -= 1;
    at = next;
  }
  return undefined;
}
