/** Where uploaded images are served. The rest of the path is the object's key, `public/{filename}`. */
export const UPLOADS_PATH = "/uploads/";

/** The root-relative address of a stored image. `name` is a safe file name. */
export const imageUrlFor = (name: string): string => `${UPLOADS_PATH}public/${name}`;

const STORED_NAME = /^[a-z0-9](?:[a-z0-9._-]{0,118}[a-z0-9])?$/;

/** True for a name that the store can assign: lower-case ASCII, no path, at most 120 characters. */
export const isStoredImageName = (name: string): boolean => STORED_NAME.test(name) && !name.includes("..");

/** The stored name in an image's address (root-relative, or absolute on a public store), otherwise undefined. */
export function imageNameFromUrl(url: string): string | undefined {
  const name = /^(?:https:\/\/[^/?#]+)?\/(?:[^?#]*\/)?public\/([^/?#]+)$/.exec(url)?.[1];
  return name !== undefined && isStoredImageName(name) ? name : undefined;
}
