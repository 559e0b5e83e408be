// Bundles the worker of the guide into one file with a fixed name: browsers ask for it again at the same address.
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** @param folder where the files of the built site are, from whose root it is served */
export async function buildWorker(folder: string): Promise<void> {
  await build({
    root: fileURLToPath(new URL("../", import.meta.url)),
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: {
        input: { "field-guide-worker": "src/features/offline-guide/worker/worker.browser.ts" },
        output: { entryFileNames: "[name].js", format: "iife" },
      },
    },
  });
}
