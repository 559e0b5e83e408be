import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inProject, NODE, toolEnvironment } from "./project.mjs";
import { run } from "./run.mjs";
import { SetupError } from "./setup-error.mjs";

/**
 * A part of build/ that is built separately.
 * @typedef {object} Part
 * @property {string[]} sources its inputs. If one is missing from this list, changes to it do not trigger a rebuild.
 * @property {RegExp} without files in these folders that are not inputs, unless listed individually
 * @property {string[]} results the files that the build must produce
 * @property {string} marker the file that records the inputs of the last build
 * @property {() => ReturnType<typeof run>} build
 */

/** Without colours, because the output is captured and shown as text if a build fails. */
const buildEnvironment = () => toolEnvironment({ NODE_ENV: "production", NO_COLOR: "1" });

/** @type {Part} */
export const PAGES = {
  sources: [
    "src",
    "scripts/browser-notices.ts",
    "scripts/build-art.ts",
    "scripts/build-icons.ts",
    "scripts/build-worker.ts",
    "scripts/class-names.ts",
    "scripts/cut-fonts.ts",
    "scripts/package-terms.ts",
    "scripts/page-files.ts",
    "scripts/server-notices.ts",
    "scripts/words-in-one-language.ts",
    "scripts/zod-without-eval.ts",
    "src/platform/http/media-types.server.ts",
    "src/platform/identity/with-identity.server.ts",
    "src/platform/languages/in-language.server.ts",
    "src/platform/http/precompress.server.ts",
    "src/site/render/kept-screen.server.ts",
    "vite.config.ts",
    "react-router.config.ts",
    "tsconfig.web.json",
    "package-lock.json",
  ],
  // Server code and commands: React Router removes the former from pages, and the latter are not part of them.
  without: /\.server\.ts$|^src\/app\/cli\//,
  results: ["build/server/index.js", "build/client"],
  marker: "build/.pages-built-from",
  build: async () => {
    await drawArt();
    return run("react-router", ["build"], { env: buildEnvironment() });
  },
};

/** @type {Part} */
export const PROGRAMS = {
  sources: ["src", "scripts/build-programs.ts", "package-lock.json"],
  // Code that only browsers run, and styles.
  without: /\.(tsx|css|browser\.ts)$/,
  results: ["start", "encoder-process", "backup-process", "release-process"].map((name) => `build/programs/${name}.js`),
  marker: "build/.programs-built-from",
  build: () => run(NODE, ["scripts/build-programs.ts"], { env: buildEnvironment() }),
};

const PARTS = [PAGES, PROGRAMS];

/** Whether build/ contains the pages and programs of the current sources. */
export const siteIsBuilt = () => PARTS.every(isBuilt);

/** @param {Part} part */
function isBuilt(part) {
  if (!part.results.every((path) => existsSync(inProject(path)))) return false;
  const built = readMarker(part);
  if (built === undefined) return false;
  const now = look(part);
  if (built.seen === now.seen) return true;
  // Copying, checking out or touching files changes their dates but not their content: then compare the content.
  if (built.text !== now.text()) return false;
  writeFileSync(inProject(part.marker), JSON.stringify({ seen: now.seen, text: built.text }));
  return true;
}

/** Draws the images that components import, if they are missing or older than the drawing code. */
export async function drawArt() {
  const { code, lastLines } = await run(NODE, ["scripts/build-art.ts"], { env: toolEnvironment() });
  if (code !== 0) throw new SetupError(`The artwork of the site could not be drawn.\n\n${lastLines}`);
}

/** Rebuilds the parts of build/ that are missing or older than their sources. */
export async function buildSite() {
  console.log("Building the site …");
  for (const part of PARTS) {
    if (!isBuilt(part)) await buildPart(part);
  }
}

/** @param {Part} part */
async function buildPart(part) {
  rmSync(inProject(part.marker), { force: true });
  // Read before the build: a file that changes during the build makes the result stale.
  const now = look(part);
  const text = now.text();
  const { code, lastLines, missing } = await part.build();
  if (missing || code !== 0) throw new SetupError(`The site could not be built.\n\n${lastLines}`);
  const absent = part.results.find((path) => !existsSync(inProject(path)));
  if (absent) throw new SetupError(`The site could not be built: ${absent} is missing afterwards.\n\n${lastLines}`);
  mkdirSync(inProject("build"), { recursive: true });
  writeFileSync(inProject(part.marker), JSON.stringify({ seen: now.seen, text }));
}

/** @param {Part} part */
function look({ sources, without }) {
  const files = sources
    .flatMap((source) => list(source).filter((path) => path === source || !without.test(path)))
    .sort();
  const seen = createHash("sha256");
  for (const path of files) {
    const { size, mtimeNs } = statSync(inProject(path), { bigint: true });
    seen.update(`${path}\0${size}\0${mtimeNs}\n`);
  }
  return {
    /** A quick hash of names, sizes and dates. */
    seen: seen.digest("hex"),
    /** A hash of the content. */
    text: () => {
      const hash = createHash("sha256");
      for (const path of files)
        hash.update(`${path}\0`).update(
          createHash("sha256")
            .update(readFileSync(inProject(path)))
            .digest(),
        );
      return hash.digest("hex");
    },
  };
}

/** @param {string} path @returns {string[]} */
function list(path) {
  const found = statSync(inProject(path), { throwIfNoEntry: false });
  if (found === undefined || /\.test\.tsx?$/.test(path)) return [];
  return found.isDirectory() ? readdirSync(inProject(path)).flatMap((name) => list(join(path, name))) : [path];
}

/** @param {Part} part @returns {{ seen: string, text: string } | undefined} */
function readMarker({ marker }) {
  try {
    return JSON.parse(readFileSync(inProject(marker), "utf8"));
  } catch {
    return undefined;
  }
}
