/** For admin routes outside its layout: keeps them out of search engines. */
export const adminMeta = [{ name: "robots", content: "noindex, nofollow" }];

/** Also keeps the server's responses for them out of caches. */
export const adminHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };
