/** Far more than browsers and programs write above what a part contains. */
const MOST_HEADER_BYTES = 16_384;

/**
 * Whether a form has no more than `mostParts` parts, each with short headers. Node reads a form in one go and byte by
 * byte, so hundreds of thousands of parts, or of lines above one, would hold the process for more than a second.
 * @param boundary as the content type names it. It counts wherever it stands, even inside a part.
 */
export function isModestForm(form: Buffer, boundary: string, mostParts: number): boolean {
  const mark = Buffer.from(boundary);
  if (mark.byteLength === 0) return false;
  // One mark is before each part, and one after the last.
  let marksLeft = mostParts + 1;
  for (let at = form.indexOf(mark); at !== -1; at = form.indexOf(mark, at + mark.byteLength)) {
    const headersEnd = form.indexOf("\r\n\r\n", at);
    const headerBytes = (headersEnd === -1 ? form.byteLength : headersEnd) - at;
    if (marksLeft === 0 || headerBytes > MOST_HEADER_BYTES) return false;
    marksLeft -= 1;
  }
  return true;
}
