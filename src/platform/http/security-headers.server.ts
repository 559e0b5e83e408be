import type { MiddlewareHandler } from "hono";

const DENIED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/** For answers that are no page: whoever opens one by itself in a browser runs and loads nothing. */
const PLAIN_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For files that people sent in, and drawings: shown by themselves they are of no origin at all, and run nothing. */
export const SANDBOXED_POLICY = `${PLAIN_POLICY}; sandbox`;

/** What every answer says to browsers, whatever it is. */
const SAFETY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": DENIED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** For answers that never come to the app. */
export const PLAIN_SAFETY_HEADERS = { ...SAFETY_HEADERS, "Content-Security-Policy": PLAIN_POLICY };

/** Headers that every answer carries. A policy of an answer's own (pages, images, API docs) stays. */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(SAFETY_HEADERS)) headers.set(name, value);
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", PLAIN_POLICY);
    // Over plain HTTP browsers ignore it, and a site that is tried out on localhost must not lock itself out.
    if (siteUrl.startsWith("https:")) headers.set("Strict-Transport-Security", "max-age=31536000");
  };
}
