import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "src/web/static",
  // Nothing may become a data: address: the Content Security Policy lets fonts and scripts come from this site only.
  build: { assetsInlineLimit: 0 },
  // Found late, it would make the page reload in the middle of the first visit while developing.
  optimizeDeps: { include: ["hono/client"] },
  // The server build carries React in its production form, whatever NODE_ENV says where the site runs.
  // While developing, Vite runs modules singly and cannot take in CommonJS packages.
  ...(command === "build" && {
    ssr: { noExternal: true as const },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
}));
