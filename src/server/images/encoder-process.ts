import { encodeUpload } from "./encode-upload.ts";
import { type EncoderAnswer, type EncoderTask, toPlainError } from "./encoder-messages.ts";
import { makeVariants } from "./make-variants.ts";

async function work(task: EncoderTask): Promise<EncoderAnswer> {
  try {
    return { result: task.name === "encodeUpload" ? await encodeUpload(task.given) : await makeVariants(task.given) };
  } catch (error) {
    return { error: toPlainError(error) };
  }
}

/** A process of its own for decoding and encoding: begun and ended by `picture-encoder.ts`. */
if (import.meta.main) {
  // Whoever stops the site may mean all of its processes. This one ends when the site lets go of it.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  process.on("disconnect", () => process.exit());
  process.on("message", (task: EncoderTask) => void work(task).then((answer) => process.send?.(answer)));
}
