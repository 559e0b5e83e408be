/** The formats that the server reads. HEIC is left out so that iPhones convert their images to JPEG. */
export const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff";
