import type { ShareCard } from "../../artwork/cards/share-card.ts";
import { encodeDrawing } from "../../content/images/encoding/encode-drawing.server.ts";
import { encodeUpload } from "../../content/images/encoding/encode-upload.server.ts";
import {
  type EncoderAnswer,
  type EncoderTask,
  toPlainError,
} from "../../content/images/encoding/encoder-messages.server.ts";
import { makeVariants } from "../../content/images/encoding/make-variants.server.ts";
import type { Paper } from "../../features/printing/paper.ts";

/** The tasks by their names. Some are loaded on demand: most encoder processes never need their native libraries. */
const TASKS: Readonly<Record<string, (given: never) => unknown>> = {
  encodeUpload,
  makeVariants,
  encodeDrawing,
  // With the fonts and their library.
  async encodeCard(card: ShareCard) {
    const { encodeCard } = await import("../../content/images/encoding/encode-card.server.ts");
    return encodeCard(card);
  },
  // With the typesetter, the largest of the native libraries.
  async typeset(paper: Paper) {
    const { typeset } = await import("../../features/printing/typeset.server.ts");
    return typeset(paper);
  },
};

async function work({ name, given }: EncoderTask): Promise<EncoderAnswer> {
  try {
    const task = TASKS[name];
    if (task === undefined) throw new Error(`There is no task "${name}"`);
    return { result: await task(given as never) };
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
