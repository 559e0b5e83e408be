import { STORED_IMAGE_EXTENSIONS } from "./image-kinds.ts";
import { VARIANT_EXTENSIONS } from "./image-variants.ts";

const TYPES = new Map<string, string>(
  Object.entries({ ...STORED_IMAGE_EXTENSIONS, ...VARIANT_EXTENSIONS }).map(([type, extension]) => [extension, type]),
);

/** The media type of a stored image or variant, by the extension of its name or key; empty for any other extension. */
export const storedTypeOf = (name: string): string => TYPES.get(name.split(".").at(-1) ?? "") ?? "";
