import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { browserNotices } from "./scripts/browser-notices.ts";

/** What every public page loads; nothing of the admin area may come into it. */
const SITE = [
  /src.(?:root|app)\.(?:tsx|css)/,
  /src.platform.(?:ui|ui.loading|api-client|render|styles).[^\\/]+$/,
  /src.site.(?:layout|consent|meta|not-found).(?!route|variant)/,
  /src.images.shown./,
  // All public styles are one file: a further one would hold up the first sight of a page.
  /src.(?:articles|entries.page|images.gallery|platform.ui.lists|site|sources|tuskers)(?!.*[\\/]admin[\\/]).+\.module\.css/,
  /src.platform.text.(?:written-date|words)/,
  /src.previews.preview-page.[^\\/]+\.module\.css/,
  /node_modules.(react|react-dom|react-router|scheduler|cookie)[\\/]/,
];

/**
 * What pages load together, in one file each: every further file costs its own frame and compresses by itself. What only
 * pages of one kind use stays out of the first, so that other pages need not load it.
 */
const GROUPS = [
  { name: "site", test: (id: string) => SITE.some((part) => part.test(id)) },
  // Before the others: a group takes what its files import along, and an article needs no words of tuskers.
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
  plugins: [reactRouter(), browserNotices({ root: import.meta.dirname })],
  publicDir: "src/static",
  build: {
    // Nothing may become a data: address: the Content Security Policy lets fonts and scripts come from this site only.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  // The server build carries React in its production form, whatever NODE_ENV says where the site runs.
  // While developing, Vite runs modules singly and cannot take in CommonJS packages.
  ...(command === "build" && {
    ssr: { noExternal: true as const },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    // Each public page repeats the names of classes about a hundred times. While developing they tell their module.
    css: { modules: { generateScopedName: "_[hash:base64:6]" } },
  }),
}));
