/** The verdict on a file before it is uploaded. `refused` is final; with `doubtful` only the server can decide. */
export type Recognised = { verdict: "fine" } | { verdict: "refused" | "doubtful"; message: string };

/** Enough bytes for every signature below. */
const HEAD_BYTES = 64;
/** The server's default size limit, which its administrator may have changed. */
const USUAL_MAX_BYTES = 25_000_000;

const KINDS = "JPEG, PNG, WebP, AVIF, GIF or TIFF";
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];
const AVIF_BRANDS = ["avif", "avis"];

const fine: Recognised = { verdict: "fine" };
const refused = (message: string): Recognised => ({ verdict: "refused", message });

const ascii = (head: Uint8Array, from: number, to: number): string => String.fromCharCode(...head.subarray(from, to));

/** The brands of a file in the container that videos, HEIC and AVIF share (ISO BMFF). The first is the major brand. */
function brandsIn(head: Uint8Array): string[] {
  const length = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const end = Math.min(length, head.length);
  const brands = [ascii(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(head, at, at + 4));
  return brands;
}

function recogniseContainer(head: Uint8Array): Recognised {
  const brands = brandsIn(head);
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return fine;
  if (brands.some((brand) => HEIC_BRANDS.includes(brand)))
    return refused(
      "This is a HEIC image, which browsers cannot show. Save it as JPEG first (an iPhone does so under Settings, Camera, Formats, Most Compatible).",
    );
  return refused(`This is a video. Choose an image: ${KINDS}.`);
}

/** Recognises a file by its first bytes, because the name and the type given by the browser may be wrong. */
function recogniseHead(head: Uint8Array): Recognised {
  const text = ascii(head, 0, head.length);
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return fine;
  if (text.startsWith("\u0089PNG\r\n\u001a\n") || /^GIF8[79]a/.test(text)) return fine;
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return fine;
  if (text.startsWith("II*\0") || text.startsWith("MM\0*")) return fine;
  if (text.slice(4, 8) === "ftyp" && head.length >= 16) return recogniseContainer(head);
  if (text.startsWith("%PDF")) return refused(`This is a PDF document. Choose the image itself: ${KINDS}.`);
  if (/^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|svg|!doctype svg)/i.test(text))
    return refused("This is an SVG drawing, which is not accepted. Export it as PNG.");
  if (text.startsWith("PK\u0003\u0004"))
    return refused("This is a ZIP archive. Unpack it and choose the images in it.");
  if (text.startsWith("BM")) return refused("This is a BMP image. Save it as PNG or JPEG and choose it again.");
  return refused(`This file is not an image in a supported format. Choose ${KINDS}.`);
}

const megabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString("en", { maximumFractionDigits: bytes < 10_000_000 ? 1 : 0 })} MB`;

/** Checks a file before it is uploaded. Never rejects. */
export async function recogniseFile(file: Blob): Promise<Recognised> {
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    return refused("It could not be read from your device. If it is a folder, choose the images in it.");
  }
  if (head.length === 0) return refused("The file is empty.");
  const recognised = recogniseHead(head);
  if (recognised.verdict !== "fine" || file.size <= USUAL_MAX_BYTES) return recognised;
  return {
    verdict: "doubtful",
    message: `It has ${megabytes(file.size)}. Servers usually accept up to ${megabytes(USUAL_MAX_BYTES)}, so it may be refused after a long wait. Better make it smaller.`,
  };
}
