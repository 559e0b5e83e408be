import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  title: (name: string) => `ID card of ${name}`,
  description: (name: string) =>
    `What is recorded of ${name}, on a card to print: drawing, features, status and sources.`,
  short: "ID card",
  lead: "Front and back, A6. It holds in black and white. It says no more of his place than his page does.",
  card: "One card, A6",
  sheet: "Four on A4",
  pdfCard: "PDF, A6",
  pdfSheet: "PDF, four on A4",
  print:
    "Print this page at its real size, without margins. Four on A4: print on both sides and cut along the dashed lines.",
  front: "Front",
  back: "Back",
  asOf: (date: string) => `as of ${date}`,
  noDate: "date not recorded",
  notRecorded: "Not recorded",
  more: "More is recorded on his page.",
  sources: (keys: string) => `Sources on his page: ${keys}.`,
  solid: "Solid: recorded. Dashed: not recorded.",
  /** The letters beside the drawing from the front. */
  sides: (right: string, left: string) => `${right} and ${left} are his right and left.`,
  side: "The same from the side.",
  tusks: "The tusks, larger.",
  code: (address: string) => `QR code that leads to ${address}`,
});
