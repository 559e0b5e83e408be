import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { browserNotices } from "./scripts/browser-notices.ts";

/** Of the pages and of packages, what all public pages share; nothing of the admin area may come into it. */
const SHARED_FOLDERS = [
  /src.(?:root|app)\.(?:tsx|css)/,
  /src.platform.(?:ui|api-client|render|styles).[^\\/]+$/,
  /src.site.(?:layout|consent|meta|not-found)./,
  /src.images.shown./,
  /src.platform.text.written-date/,
  /node_modules.(react|react-dom|react-router|scheduler|cookie)[\\/]/,
];

/**
 * What most pages share, in one file: each small file more costs its own frame and compresses by itself. What only
 * records or articles use stays out of it, so that other pages need not load it.
 */
const SHARED = {
  name: "site",
  minShareCount: 2,
  test: (id: string) => SHARED_FOLDERS.some((part) => part.test(id)),
};

/** What pages of one kind load together anyway, and others do not need: likewise in one file for each kind. */
const TOGETHER = [
  {
    name: "entry-parts",
    test: /src.(rich-text.[^\\/]+\.tsx|images.gallery.|sources.(?:sources-list|web-address)|site.sharing.|platform.identifiers.identifier-kind|tuskers.age-line)/,
  },
  { name: "tusker-card", test: /src.tuskers.card./ },
  { name: "lists", test: /src.(platform.ui.lists|tuskers.find).|src.platform.text.fold\./ },
  { name: "article-card", test: /src.articles.card./ },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), browserNotices({ root: import.meta.dirname })],
  publicDir: "src/static",
  build: {
    // Nothing may become a data: address: the Content Security Policy lets fonts and scripts come from this site only.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED, ...TOGETHER] } } },
  },
  // The server build carries React in its production form, whatever NODE_ENV says where the site runs.
  // While developing, Vite runs modules singly and cannot take in CommonJS packages.
  ...(command === "build" && {
    ssr: { noExternal: true as const },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
}));
