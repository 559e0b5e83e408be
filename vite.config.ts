import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Of the web app and of packages, what public pages share; the desk's parts must never come into it. */
const SHARED_PARTS = [
  /src.web.ui.(?!dialog|field)/,
  /src.web.components.(?!article|as-of|tusker[\\/]|legal|herd|lost|rich|share|sources|picture-caption|contact)/,
  /src.web.[^/]+\.tsx?$/,
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

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "src/web/static",
  build: {
    // Nothing may become a data: address: the Content Security Policy lets fonts and scripts come from this site only.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } },
  },
  // The server build carries React in its production form, whatever NODE_ENV says where the site runs.
  // While developing, Vite runs modules singly and cannot take in CommonJS packages.
  ...(command === "build" && {
    ssr: { noExternal: true as const },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
}));
