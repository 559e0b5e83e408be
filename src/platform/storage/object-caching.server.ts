import type { STORAGE_FOLDERS } from "./storage.server.ts";

/** How long browsers and caches may keep what is public, by the folder of the store that it lies in. */
export const OBJECT_CACHE_CONTROL: Record<(typeof STORAGE_FOLDERS)[number], string> = {
  // A day, and not for ever: the name of an image that was removed may be given to another.
  public: "public, max-age=86400",
  // Other bytes have another name.
  variants: "public, max-age=31536000, immutable",
};
