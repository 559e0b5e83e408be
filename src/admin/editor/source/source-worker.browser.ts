import { type EntryImage, renderSource } from "./rendered-source.ts";

/** What is asked of this file; the answer carries the same number. */
export type SourceJob = { number: number; source: string; pictures: readonly EntryImage[] };

// Reading and cleaning a long text takes a good part of a second: here it keeps nobody from typing.
addEventListener("message", ({ data: { number, source, pictures } }: MessageEvent<SourceJob>) => {
  postMessage({ number, answer: renderSource(source, pictures) });
});
