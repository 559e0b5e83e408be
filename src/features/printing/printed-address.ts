/** An address as it is printed: without its scheme, and in the letters that readers type. */
export const printedAddress = (url: string): string => decodeURI(url.replace(/^https?:\/\//, ""));
