/** For routes of the admin area that stand outside its layout: no search engine lists them. */
export const adminMeta = [{ name: "robots", content: "noindex, nofollow" }];

/** And nothing keeps what the server answers for them. */
export const adminHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };
