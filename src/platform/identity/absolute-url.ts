/** The absolute URL of an address on this site. Absolute ones (images in a public store) are unchanged. */
export const absoluteUrl = (siteUrl: string, address: string): string => new URL(address, `${siteUrl}/`).href;
