import type { STORAGE_FOLDERS } from "./storage.server.ts";

/** How long browsers and caches may keep public objects, by storage folder. */
export const OBJECT_CACHE_CONTROL: Record<(typeof STORAGE_FOLDERS)[number], string> = {
  // One day only: the name of a deleted image may be reused for another one.
  public: "public, max-age=86400",
  // Immutable: the name contains a hash of the bytes.
  variants: "public, max-age=31536000, immutable",
};
