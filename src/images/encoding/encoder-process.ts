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
      // Loaded on demand: most encoder processes never draw a card, and this import brings the fonts and their library.
      const { encodeCard } = await import("./encode-card.server.ts");
      return encodeCard(task.given);
    }
    case "typeset": {
      // Loaded on demand, too: the typesetter is the largest of the native libraries.
      const { typeset } = await import("../../paper/typeset.server.ts");
      return typeset(task.given);
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

/** The entry point of the encoder process, which `image-encoder.server.ts` starts and stops. */
if (import.meta.main) {
  // A signal may reach all processes of the site. This one ignores it and exits once the site disconnects.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  process.on("disconnect", () => process.exit());
  process.on("message", async (task: EncoderTask) => {
    const answer = await work(task);
    // If the site is gone, nobody reads the answer and this process exits shortly. A failed send is therefore no error.
    process.send?.(answer, undefined, undefined, () => {});
  });
}
