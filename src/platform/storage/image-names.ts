/** Where uploaded images are served; the rest of the address is the object's path `public/{filename}`. */
export const UPLOADS_PATH = "/uploads/";

/** The address of a stored picture: root-relative. `name` is a safe file name. */
export const imageUrlFor = (name: string): string => `${UPLOADS_PATH}public/${name}`;

const STORED_NAME = /^[a-z0-9](?:[a-z0-9._-]{0,118}[a-z0-9])?$/;

/** True for a name that the store gives out: lower-case ASCII, no path, at most 120 characters. */
export const isStoredImageName = (name: string): boolean => STORED_NAME.test(name) && !name.includes("..");

/** The stored name in an image's address (root-relative, or absolute on a public store), else undefined. */
export function imageNameFromUrl(url: string): string | undefined {
  const name = /^(?:https:\/\/[^/?#]+)?\/(?:[^?#]*\/)?public\/([^/?#]+)$/.exec(url)?.[1];
  return name !== undefined && isStoredImageName(name) ? name : undefined;
}
