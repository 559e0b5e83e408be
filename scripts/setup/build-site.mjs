import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inProject, NODE, toolEnvironment } from "./project.mjs";
import { run } from "./run.mjs";
import { SetupError } from "./setup-error.mjs";

/** What the built pages come from. A file that is missing here lets people start yesterday's site. */
export const SOURCES = [
  "src/web",
  // What the pictures in src/web/art are drawn by.
  "src/server/illustrations",
  "scripts/build-art.ts",
  "scripts/cut-fonts.ts",
  "src/domain",
  "src/boot/media-types.ts",
  "src/boot/precompress.ts",
  "src/boot/public-manifest.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.web.json",
  "package-lock.json",
];
const RESULTS = ["build/server/index.js", "build/client"];
const MARKER = inProject("build/.built-from");

/** Whether build/ holds the pages of the present sources. */
export function siteIsBuilt() {
  if (!RESULTS.every((path) => existsSync(inProject(path)))) return false;
  const built = readMarker();
  if (built === undefined) return false;
  const now = look();
  if (built.seen === now.seen) return true;
  // Dates change without the text when files are copied, checked out or touched: then the text decides.
  if (built.text !== now.text()) return false;
  writeFileSync(MARKER, JSON.stringify({ seen: now.seen, text: built.text }));
  return true;
}

/** Draws the pictures that components import, where they are missing or older than the drawing code. */
export async function drawArt() {
  const { code, lastLines } = await run(NODE, ["scripts/build-art.ts"], { env: toolEnvironment() });
  if (code !== 0) throw new SetupError(`The pictures of the site could not be drawn.\n\n${lastLines}`);
}

/** Builds the pages into build/. */
export async function buildSite() {
  console.log("Building the site …");
  rmSync(MARKER, { force: true });
  await drawArt();
  // Looked at before the build: what is changed while it runs counts as not built.
  const now = look();
  const text = now.text();
  const { code, lastLines, missing } = await run("react-router", ["build"], {
    // Colours would be read as text: the output is only shown when the build fails.
    env: toolEnvironment({ NODE_ENV: "production", NO_COLOR: "1" }),
  });
  if (missing || code !== 0) throw new SetupError(`The site could not be built.\n\n${lastLines}`);
  const absent = RESULTS.find((path) => !existsSync(inProject(path)));
  if (absent) throw new SetupError(`The site could not be built: ${absent} is missing afterwards.\n\n${lastLines}`);
  mkdirSync(inProject("build"), { recursive: true });
  writeFileSync(MARKER, JSON.stringify({ seen: now.seen, text }));
}

function look() {
  const files = SOURCES.flatMap(list).sort();
  const seen = createHash("sha256");
  for (const path of files) {
    const { size, mtimeNs } = statSync(inProject(path), { bigint: true });
    seen.update(`${path}\0${size}\0${mtimeNs}\n`);
  }
  return {
    /** Tells by name, size and date: quick. */
    seen: seen.digest("hex"),
    /** Tells by content. */
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

/** @returns {{ seen: string, text: string } | undefined} */
function readMarker() {
  try {
    return JSON.parse(readFileSync(MARKER, "utf8"));
  } catch {
    return undefined;
  }
}
