/** For routes of the desk that stand outside its layout: no search engine lists them. */
export const deskMeta = [{ name: "robots", content: "noindex, nofollow" }];

/** And nothing keeps what the server answers for them. */
export const deskHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };
