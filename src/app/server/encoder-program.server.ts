import { extname } from "node:path";
import { NO_FONTS } from "../../features/printing/templates.server.ts";

/** What the encoder process runs, and the variables that its tasks need. */
export const ENCODER = {
  /** Lies beside this file in the sources, and beside the bundle in a build. */
  program: new URL(`./encoder-process${extname(import.meta.filename)}`, import.meta.url),
  environment: {
    // What is made looks the same on each machine. The typesetter has no option to leave out the fonts of the machine:
    // letters in drawings would be in Arial where there is one, and a font named as one of its own would be preferred.
    FONTCONFIG_FILE: NO_FONTS,
  },
};
