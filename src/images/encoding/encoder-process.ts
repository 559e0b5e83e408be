import { encodeDrawing } from "./encode-drawing.server.ts";
import { encodeUpload } from "./encode-upload.server.ts";
import { type EncoderAnswer, type EncoderResults, type EncoderTask, toPlainError } from "./encoder-messages.server.ts";
import { makeVariants } from "./make-variants.server.ts";

async function perform(task: EncoderTask): Promise<EncoderResults[EncoderTask["name"]]> {
  switch (task.name) {
    case "encodeUpload":
      return encodeUpload(task.given);
    case "makeVariants":
      return makeVariants(task.given);
    case "encodeDrawing":
      return encodeDrawing(task.given);
    case "encodeCard": {
      // Most processes never letter a card: its fonts and their library come with the first.
      const { encodeCard } = await import("./encode-card.server.ts");
      return encodeCard(task.given);
    }
  }
}

async function work(task: EncoderTask): Promise<EncoderAnswer> {
  try {
    return { result: await perform(task) };
  } catch (error) {
    return { error: toPlainError(error) };
  }
}

/** A process of its own for decoding and encoding: begun and ended by `image-encoder.server.ts`. */
if (import.meta.main) {
  // Whoever stops the site may mean all of its processes. This one ends when the site lets go of it.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  process.on("disconnect", () => process.exit());
  process.on("message", async (task: EncoderTask) => {
    const answer = await work(task);
    // Where the site is gone nobody reads it, and this process ends in a moment: no reason to end with an error.
    process.send?.(answer, undefined, undefined, () => {});
  });
}
