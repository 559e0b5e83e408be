import { encode } from "uqr";

/** A quiet zone of four modules, as scanners need it. */
const BORDER = 4;

/** The QR code of a text: the side of its square in modules, and its dark modules as one path. */
export function qrCode(text: string): { side: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  // Dark modules side by side are one rectangle.
  const path = data.flatMap((row, y) =>
    Array.from(
      row
        .map((isDark) => (isDark ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
      ({ 0: { length }, index: x }) => `M${x} ${y}h${length}v1h-${length}z`,
    ),
  );
  return { side: size, path: path.join("") };
}

/** The same as a drawing for documents. */
export function qrDrawing(text: string): string {
  const { side, path } = qrCode(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path d="${path}"/></svg>`;
}
