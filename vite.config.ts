import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { browserNotices } from "./scripts/browser-notices.ts";
import { classNames } from "./scripts/class-names.ts";
import { pageFiles } from "./scripts/page-files.ts";
import { zodWithoutEval } from "./scripts/zod-without-eval.ts";

/** The code that every public page loads. Nothing of the admin area may be in it. */
const SITE = [
  /src.(?:root|app|entry\.client)\.(?:tsx|css)/,
  /src.platform.(?:ui|ui.loading|api-client|styles).(?!breadcrumb|icon-names)[^\\/]+$/,
  /src.platform.render.(?!read-answer)/,
  /src.site.(?:layout|meta|served).(?!language-offer|licensed|page-failure|served-facts|site-card)/,
  /src.site.consent.(?!cookie-banner\.tsx|words)/,
  /src.images.shown.failed-images/,
  /src.(?:translations.pieces.lang-of|platform.languages.stored-text)/,
  // All styles of what most visitors read are in one file: another one would delay the first paint.
  /src.(?:articles|citing|entries.page|images.gallery|platform.ui.(?:forms|lists)|record|site|sources|translations.pieces|tuskers)(?!.*[\\/]admin[\\/]).+\.module\.css/,
  /node_modules.(react|react-dom|react-router|scheduler|cookie)[\\/]/,
];

/** Styles of pages that fewer visitors open: a second file, which the routes of these pages import. */
const FURTHER =
  /src.(?:data-releases|key.compare-page|letters|paper|previews.preview-page|review.review-page|site.(?:about|legal|pages.licences)|sources.sources?-page|tuskers.(?:heights|id-card|lives.(?:lives|statistics)-page|on-this-day|places.(?:places?-page|place-list)|questions))(?!.*[\\/]admin[\\/]).+\.module\.css/;

/**
 * Chunks for code that pages load together: every extra file costs a request and compresses less well. Those before
 * "content" are what a page loads at its first visit, "further-pages" only if its route imports it. The others make its
 * content, which browsers load when a link leads to such a page: see `src/site/served/served-page.tsx`. A group also takes
 * what its files import.
 */
const GROUPS = [
  // What reacts in the frame of every page, also of those that have no React.
  {
    name: "frame",
    test: /src.(?:site.frame.|site.consent.(?:analytics-pages|consent-record|consent\.browser)|images.shown.failed-images|platform.(?:languages.(?:language|offers)|ui.(?:dark-mode|signed-in)\.browser|styles.theme-colours|styles.dark-mode-script|render.(?:admin-path|prefetch\.browser)))|vite.preload-helper/,
  },
  { name: "site", test: (id: string) => !FURTHER.test(id) && SITE.some((part) => part.test(id)) },
  { name: "further-pages", test: FURTHER },
  { name: "tusker-names", test: /src.tuskers.(?:words|status)\./ },
  {
    name: "entry-page",
    test: /src.(?:entries.page.(?:entry-failure|entry-page|detail-time-limit)|site.not-found.(?!route|variant)|sources.numbers|site.sharing.(?:share-buttons|words)|rich-text.(?:play-videos|words))/,
  },
  {
    name: "list-page",
    test: /src.(?:platform.ui.lists.list-parameters|entries.list-page.(?:filter-form|head|list-failure)\.|sources.kinds)/,
  },
  {
    name: "find-entry",
    test: /src.(?:entries.page.find-entry|platform.(?:identifiers.identifier-kind|render.read-answer))/,
  },
  {
    name: "content",
    test: /src.(?:images.shown.|platform.(?:ui.breadcrumb|text.(?:written-date|words)))/,
  },
  // Cards use it, and so does the key, which has no cards.
  { name: "list-words", test: /src.platform.text.by-language.lists\./ },
  { name: "tusker-card", test: /src.tuskers.(?:card.|age-line)/ },
  {
    name: "tusker-fields",
    test: /src.(?:tuskers.fields|entries.definition.fields|platform.identifiers.publication)\./,
  },
  {
    name: "entry-parts",
    test: /src.(entries.page.|rich-text.(?:[^\\/]+\.tsx)|images.gallery.|citing.(?:cit|formats|permanent-address|words)|sources.(?:sources-list|web-address|words)|site.sharing.)/,
  },
  { name: "tusker-search", test: /src.tuskers.(find.|tuskers-page.did-you-mean)/ },
  { name: "lists", test: /src.platform.(ui.lists.|text.fold\.)/ },
  { name: "forms", test: /src.platform.ui.forms./ },
  { name: "admin", test: /src.admin.(ui|layout)./ },
  { name: "article-card", test: /src.(articles.(card.|categories\.)|platform.text.publication-day)/ },
];

/** The words of a language are loaded by its pages alone, so they are in none of the groups. */
const TRANSLATED = /\.(?:si|ta)\.tsx?$/;

const groups = GROUPS.map(({ name, test }) => ({
  name,
  test: (id: string) => !TRANSLATED.test(id) && (typeof test === "function" ? test(id) : test.test(id)),
}));

export default defineConfig(({ command }) => ({
  plugins: [
    classNames(),
    zodWithoutEval(),
    reactRouter(),
    browserNotices({ root: import.meta.dirname }),
    pageFiles({ root: import.meta.dirname }),
  ],
  publicDir: "src/static",
  build: {
    // Nothing may become a data: URL: the Content Security Policy allows fonts and scripts only from this site.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      optimization: { inlineConst: { mode: "all" } },
    },
  },
  // The server is one file: parts that it loads later would be missing once the next version is built beside it.
  // Comments in it would take memory as long as the site runs.
  environments: { ssr: { build: { rolldownOptions: { output: { codeSplitting: false, comments: false } } } } },
  // The server build contains the production build of React, whatever NODE_ENV is when the site runs. In development,
  // Vite runs modules one by one and cannot bundle CommonJS packages.
  ...(command === "build" && {
    ssr: { noExternal: true as const },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    // Each public page contains about a hundred class names. In development they keep the name of their module.
    css: { modules: { generateScopedName: "_[hash:base64:6]" } },
  }),
}));
