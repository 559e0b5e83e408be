import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { browserNotices } from "./scripts/browser-notices.ts";
import { classNames } from "./scripts/class-names.ts";

/** The code that every public page loads. Nothing of the admin area may be in it. */
const SITE = [
  /src.(?:root|app)\.(?:tsx|css)/,
  /src.platform.(?:ui|ui.loading|api-client|render|styles).[^\\/]+$/,
  /src.site.(?:layout|consent|meta|not-found).(?!route|variant)/,
  /src.images.shown./,
  // All public styles are in one file: another one would delay the first paint.
  /src.(?:articles|entries.page|images.gallery|platform.ui.lists|site|sources|tuskers)(?!.*[\\/]admin[\\/]).+\.module\.css/,
  /src.platform.text.(?:written-date|words)/,
  /src.previews.preview-page.[^\\/]+\.module\.css/,
  /node_modules.(react|react-dom|react-router|scheduler|cookie)[\\/]/,
];

/**
 * Chunks for code that pages load together: every extra file costs a request and compresses less well. Code for only one
 * kind of page stays out of the first chunk, so that other pages need not load it.
 */
const GROUPS = [
  { name: "site", test: (id: string) => SITE.some((part) => part.test(id)) },
  // Comes first: a group also takes what its files import, and articles do not need the words of tuskers.
  { name: "tusker-card", test: /src.tuskers.(?:card.|words|status|age-line)/ },
  { name: "tusker-words", test: /src.tuskers.tusker-page.words/ },
  { name: "entry-failure", test: /src.entries.page.(?:entry-failure|detail-time-limit)/ },
  {
    name: "tusker-fields",
    test: /src.(?:tuskers.fields|entries.definition.fields|platform.identifiers.publication)\./,
  },
  {
    name: "entry-parts",
    test: /src.(entries.page.|rich-text.(?:[^\\/]+\.tsx|words)|images.gallery.|sources.(?:sources-list|web-address|words)|site.sharing.|platform.identifiers.identifier-kind)/,
  },
  { name: "tusker-search", test: /src.tuskers.(find.|tuskers-page.did-you-mean)/ },
  { name: "lists", test: /src.platform.(ui.lists.|text.fold\.)/ },
  { name: "admin", test: /src.admin.(ui|layout)./ },
  { name: "article-card", test: /src.(articles.(card.|categories\.)|platform.text.publication-day)/ },
];

export default defineConfig(({ command }) => ({
  plugins: [classNames(), reactRouter(), browserNotices({ root: import.meta.dirname })],
  publicDir: "src/static",
  build: {
    // Nothing may become a data: URL: the Content Security Policy allows fonts and scripts only from this site.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: GROUPS } },
      optimization: { inlineConst: { mode: "all" } },
    },
  },
  // The server build contains the production build of React, whatever NODE_ENV is when the site runs. In development,
  // Vite runs modules one by one and cannot bundle CommonJS packages.
  ...(command === "build" && {
    ssr: { noExternal: true as const },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    // Each public page contains about a hundred class names. In development they keep the name of their module.
    css: { modules: { generateScopedName: "_[hash:base64:6]" } },
  }),
}));
