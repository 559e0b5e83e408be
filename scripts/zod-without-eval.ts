import { join } from "node:path";
import type { Plugin } from "vite";

const CONFIGURED = join(import.meta.dirname, "../src/platform/text/zod-without-eval.browser.ts");

/** In browsers each import of zod is of the module that configures it first, whichever script is loaded first. */
export const zodWithoutEval = (): Plugin => ({
  name: "zod-without-eval",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: (source, importer) => (source === "zod" && importer !== CONFIGURED ? CONFIGURED : undefined),
});
