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

/** For responses that are not pages: opened directly in a browser, they can neither run scripts nor load anything. */
const PLAIN_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For uploads and drawings: opened directly, they get an opaque origin and cannot run scripts. */
export const SANDBOXED_POLICY = `${PLAIN_POLICY}; sandbox`;

/** For uploads and drawings that other sites may show: images are shared by link. */
export const IMAGE_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": SANDBOXED_POLICY,
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** Headers for every response of any kind. */
const SAFETY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": DENIED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** For responses that bypass the app. */
export const PLAIN_SAFETY_HEADERS = { ...SAFETY_HEADERS, "Content-Security-Policy": PLAIN_POLICY };

/** A stricter one of a route is kept: a secret address must not be passed on to other sites. */
const KEPT: readonly string[] = ["Referrer-Policy"];

/** Sets the headers that every response carries. Keeps a policy set by the route (pages, images, API docs). */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(SAFETY_HEADERS)) {
      if (!KEPT.includes(name) || !headers.has(name)) headers.set(name, value);
    }
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", PLAIN_POLICY);
    // Browsers ignore it over plain HTTP, and a site being tried out on localhost must not lock itself out.
    if (siteUrl.startsWith("https:")) headers.set("Strict-Transport-Security", "max-age=31536000");
  };
}
