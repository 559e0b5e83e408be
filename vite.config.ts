import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * What most pages share, in one file: each small file more costs its own frame and compresses by itself. What only
 * records or articles use stays out of it, so that other pages need not load it.
 */
const SHARED = {
  name: "site",
  minShareCount: 2,
  test: /src.web.ui|src.web.components.(?!article|legal|herd|lost|rich|share|sources|picture-caption|contact)|src.web.[^/]+\.tsx?$|hono|node_modules/,
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "src/web/static",
  build: {
    // Nothing may become a data: address: the Content Security Policy lets fonts and scripts come from this site only.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } },
  },
  // Found late, it would make the page reload in the middle of the first visit while developing.
  optimizeDeps: { include: ["hono/client"] },
  // The server build carries React in its production form, whatever NODE_ENV says where the site runs.
  // While developing, Vite runs modules singly and cannot take in CommonJS packages.
  ...(command === "build" && {
    ssr: { noExternal: true as const },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
}));
