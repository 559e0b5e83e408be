import { encode } from "uqr";

/** A quiet zone of four modules, as scanners need it. */
const BORDER = 4;

/** The QR code of a text: the side of its square in modules, and its dark modules as one path. */
export function qrCode(text: string): { side: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { side: size, path: path.join("") };
}
