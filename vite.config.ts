import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { browserNotices } from "./scripts/browser-notices.ts";

/** Of the web app and of packages, what public pages share; the desk's parts must never come into it. */
const SHARED_PARTS = [
  /src.web.ui.(?!dialog|field|pagination|shown)/,
  /src.web.components.(?!article|status-note|tusker|native|language|featured|did-you-mean|legal|herd|lost|rich|share|sources|picture-caption|image-gallery|contact)/,
  /src.web.(?!find-tuskers|also-known-as|list-parameters)[^/]+\.tsx?$/,
  /src.domain.text.written-date/,
  /node_modules.(react|react-dom|react-router|scheduler|cookie)[\\/]/,
];

/**
 * What most pages share, in one file: each small file more costs its own frame and compresses by itself. What only
 * records or articles use stays out of it, so that other pages need not load it.
 */
const SHARED = {
  name: "site",
  minShareCount: 2,
  test: (id: string) => SHARED_PARTS.some((part) => part.test(id)),
};

/** What pages of one kind load together anyway, and others do not need: likewise in one file for each kind. */
const TOGETHER = [
  {
    name: "entry-parts",
    test: /src.web.components.(rich-text|picture-caption|image-gallery|sources-list|share-bar)\.|src.domain.(identifiers.identifier-kind|sources.web-address|tuskers.age-line)/,
  },
  {
    name: "tusker-card",
    test: /src.(web.components.(tusker-(card|status|labels)|native-names|language-of)|domain.tuskers.status-line)\./,
  },
  {
    name: "lists",
    test: /src.web.(ui.(pagination|shown-pages)|find-tuskers|also-known-as|list-parameters)\.|src.domain.search.fold\./,
  },
  { name: "article-card", test: /src.web.components.article-(card|labels|meta)\./ },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), browserNotices({ root: import.meta.dirname })],
  publicDir: "src/web/static",
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
