import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted, writtenNumber } from "../../platform/text/counted.ts";

export const words = catalogue({
  title: "Field guide",
  ofPlace: (place: string) => `Field guide: ${place}`,
  whole: "The tuskers of Sri Lanka",
  /** Of a guide that has no room for all. */
  leftOut: (held: number, left: number) =>
    `This guide has room for ${writtenNumber(held)}. ${counted(left, "more is", "more are")} on the site.`,
  /** Why no place is finer. */
  rule: "Of a tusker who may live wild, this guide names no place finer than the park or the district, and no day. Poachers read, too, and this guide must not lead them to him.",
  changes: "His status may have changed since the date beside it. The code on each page leads to his page on the site.",
  contents: "Contents",
  reading: "How to read it",
  keys: "Keys such as S7 lead to the list of sources at the end.",
});
