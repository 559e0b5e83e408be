import { THEME_COLOURS } from "../../platform/styles/theme-colours.ts";

/** A home screen knows no dark mode of a site's own: it gets the colours of the day. */
const PAPER = THEME_COLOURS.day;

const icon = (src: string, sizes: string, type: string, purpose: "any" | "maskable" = "any") => ({
  src,
  sizes,
  type,
  purpose,
});

/** `/site.webmanifest`: how the site appears where a visitor keeps it beside his apps. */
export const webManifest = (): string =>
  JSON.stringify(
    {
      id: "/",
      name: "Sri Lankan Tuskers",
      short_name: "Tuskers",
      description: "The directory of Sri Lanka's tuskers, each under his own name.",
      lang: "en",
      dir: "ltr",
      start_url: "/",
      scope: "/",
      display: "minimal-ui",
      background_color: PAPER,
      theme_color: PAPER,
      categories: ["education", "books"],
      icons: [
        icon("/favicon.svg", "any", "image/svg+xml"),
        icon("/icon-192.png", "192x192", "image/png"),
        icon("/icon-512.png", "512x512", "image/png"),
        icon("/icon-maskable-512.png", "512x512", "image/png", "maskable"),
      ],
    },
    null,
    2,
  );
