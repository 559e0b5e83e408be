import { join } from "node:path";

/** Templates and fonts lie beside this file in the sources, and beside the bundle in a build. */
export const TEMPLATES = join(import.meta.dirname, "templates");
export const FONTS = join(import.meta.dirname, "fonts");

/** A configuration of Fontconfig without any font. */
export const NO_FONTS = join(TEMPLATES, "fonts.conf");
