import { siteDescription } from "../../platform/identity/served-identity.ts";
import { ownSiteName, siteName } from "../../platform/identity/site-identity.ts";
import { THEME_COLOURS } from "../../ui/styles/theme-colours.ts";
import { words } from "./words.ts";

/** A manifest cannot follow the site's own dark mode, so it uses the colours of day mode. */
const PAPER = THEME_COLOURS.day;

const icon = (src: string, sizes: string, type: string, purpose: "any" | "maskable" = "any") => ({
  src,
  sizes,
  type,
  purpose,
});

/** `/site.webmanifest`: how the site appears when it is installed on a home screen. */
export const webManifest = (): string =>
  JSON.stringify(
    {
      id: "/",
      name: siteName(),
      short_name: ownSiteName() ?? words.shortName,
      description: siteDescription(),
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
