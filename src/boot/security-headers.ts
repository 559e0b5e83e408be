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

/** Headers that every answer carries. A policy of an answer's own (pages, pictures, API docs) stays. */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  const permissions = DENIED_FEATURES.map((feature) => `${feature}=()`).join(", ");
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    headers.set("Permissions-Policy", permissions);
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", PLAIN_POLICY);
    // Over plain HTTP browsers ignore it, and a site that is tried out on localhost must not lock itself out.
    if (siteUrl.startsWith("https:")) headers.set("Strict-Transport-Security", "max-age=31536000");
  };
}
