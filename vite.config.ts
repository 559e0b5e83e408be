import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { browserNotices } from "./scripts/browser-notices.ts";
import { classNames } from "./scripts/class-names.ts";
import { pageFiles } from "./scripts/page-files.ts";
import { wordsInOneLanguage } from "./scripts/words-in-one-language.ts";
import { zodWithoutEval } from "./scripts/zod-without-eval.ts";

/** Styles of pages that fewer visitors open: a second file. */
const FURTHER =
  /src.(?:site.pages.(?:about|legal|licences|places|preview|record|review|sources)|features.(?!citing|corrections|patterns))(?!.*[\\/]admin[\\/]).+\.module\.css/;

/** All styles of what most visitors read: another file would delay the first paint. */
const SITE = /src.(?:content|features.(?:citing|corrections)|site|ui).+\.css/;

/**
 * Chunks for code that is loaded together: every extra file costs a request and compresses less well. A group also takes
 * what its files import.
 */
const GROUPS = [
  // What reacts on every public page. None of it is React. What suggests while somebody types comes with the first key.
  {
    name: "frame",
    test: /src.(?:site.(?:(?:frame(?!.*suggestions)|moving|parts.entry|parts.sharing|pages.preview|render).+\.browser|moving.moved-to|frame.consent.(?:analytics-pages|consent-record)|parts.images.(?:failed-images|gallery.watch-photographs)|pages.preview.+clock-times)\.|features.letters.+watch-letter-form|content.(?:rich-text.player.play-videos|sources.+\.browser)|platform.languages.(?:current-language|language|offers)\.|ui.(?:kit.(?:closed-block.)?(?:dark-mode|signed-in|page-shown|open-at-fragment)\.browser|styles.(?:theme-colours|dark-mode-script)|render.(?:admin-path|(?:copy-template|prefetch)\.browser)))|vite.preload-helper/,
  },
  { name: "site", test: (id: string) => !FURTHER.test(id) && SITE.test(id) },
  { name: "further-pages", test: FURTHER },
  { name: "react", test: /node_modules.(?:react|react-dom|scheduler)[\\/]/ },
  { name: "router", test: /node_modules.(?:react-router|cookie)[\\/]/ },
  { name: "tusker-fields", test: /src.(?:content.(?:tuskers|fields).fields|platform.ids.publication)\./ },
  // What the parts of public pages need that React takes over.
  {
    name: "parts",
    test: /src.(?:platform.(?:languages|text.(?:counted|by-language.lists))|ui.kit.(?:button-link|icon|page-link)\.|content.record.characters\.|site.parts.record.features.feature-icon)(?!.*\.css)/,
  },
  // The key with what weighs answers, a part of which the admin area needs as well.
  {
    name: "key-screen",
    test: /src.features.key.(?:(?:answers|evidence|likelihood|logarithm|next-question|place-odds|questions|rank|standing|weigh)\.ts|pages.key.(?:board|candidate-card|evidence-text|given-answers|honest|key-screen|live-words|other-questions|photo|question-texts|result|state-buttons|use-answers|where|year)\..*tsx?)$/,
  },
  // What the contact form and the admin area need besides.
  {
    name: "ui",
    test: /src.(?:platform.api-client|ui.kit.(?:forms.field|loading.spinner|note|notice|words)\.|people.mail.words)(?!.*\.css)/,
  },
  { name: "admin", test: /src.(?:admin.(?:kit.ui|shell).|ui.kit.(?!.*\.css))/ },
];

/** The words of a language are loaded by its pages alone, so they are in none of the groups. */
const TRANSLATED = /\?language=/;

const groups = GROUPS.map(({ name, test }) => ({
  name,
  test: (id: string) => !TRANSLATED.test(id) && (typeof test === "function" ? test(id) : test.test(id)),
}));

export default defineConfig(({ command }) => ({
  plugins: [
    classNames(),
    zodWithoutEval(),
    wordsInOneLanguage({ root: import.meta.dirname }),
    reactRouter(),
    browserNotices({ root: import.meta.dirname }),
    pageFiles({ root: import.meta.dirname }),
  ],
  publicDir: "src/app/static",
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
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      // Leaves out how React tells its developer tools of itself.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
    },
    // Each public page contains about a hundred class names. In development they keep the name of their module.
    css: { modules: { generateScopedName: "_[hash:base64:6]" } },
  }),
}));
