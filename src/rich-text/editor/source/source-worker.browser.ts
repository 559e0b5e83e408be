import { pastedBlocks } from "./paste-source.browser.ts";
import { type EntryImage, renderSource } from "./rendered-source.ts";

/** What is asked of this file; the answer carries the same number. */
export type SourceJob = { number: number } & (
  | { task: "render"; source: string; pictures: readonly EntryImage[] }
  | { task: "paste"; html: string }
);

// Reading and cleaning a long text takes a good part of a second: here it keeps nobody from typing.
addEventListener("message", ({ data }: MessageEvent<SourceJob>) => {
  const { number } = data;
  postMessage({
    number,
    answer: data.task === "render" ? renderSource(data.source, data.pictures) : pastedBlocks(data.html),
  });
});
