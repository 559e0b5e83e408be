// Bundles the programs of a running site into build/programs: one file is read and compiled in a third of the time that
// some hundred small ones take, and uses less memory. `npm run dev` and the other commands run from the sources.
import { cpSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Packages with native code are loaded from where they are installed. */
const NATIVE = ["sharp", "@node-rs/argon2", "@takumi-rs/core", "@myriaddreamin/typst-ts-node-compiler"];

const MIGRATIONS = "src/platform/db/migrations";

/**
 * Each migration is a separate entry, because the folder is read when a site starts (see
 * `src/platform/db/migrate.server.ts`).
 */
const migrations = readdirSync(new URL(`../${MIGRATIONS}`, import.meta.url)).map((file) => [
  `migrations/${file.replace(/\.ts$/, "")}`,
  `${MIGRATIONS}/${file}`,
]);

await build({
  root: fileURLToPath(new URL("../", import.meta.url)),
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  build: {
    ssr: true,
    outDir: "build/programs",
    emptyOutDir: true,
    target: "node26",
    // Unminified, so that logged stack traces have readable names and lines. Comments go: their text would take memory
    // as long as the site runs.
    minify: false,
    rolldownOptions: {
      input: {
        start: "src/app/cli/start.ts",
        "encoder-process": "src/app/server/encoder-process.ts",
        "backup-process": "src/app/backups/backup-process.ts",
        "release-process": "src/features/data-releases/making/release-process.ts",
        ...Object.fromEntries(migrations),
      },
      // All in one folder, except the migrations: a program starts another one next to it.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", comments: false },
    },
  },
  ssr: { noExternal: true, external: NATIVE },
});

/** What documents for printing are made of lies beside the program that makes them, as it does in the sources. */
for (const folder of ["templates", "fonts"]) {
  const from = new URL(`../src/features/printing/${folder}`, import.meta.url);
  cpSync(from, new URL(`../build/programs/${folder}`, import.meta.url), { recursive: true });
}
