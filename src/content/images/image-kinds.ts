/** What an image is uploaded for; it decides how the stored file is named. */
export const IMAGE_KINDS = ["tusker", "article"] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** The formats in which images are stored, with the extension of each. Uploads are converted to one of these. */
export const STORED_IMAGE_EXTENSIONS = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" } as const;
export type StoredImageType = keyof typeof STORED_IMAGE_EXTENSIONS;
