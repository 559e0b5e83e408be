import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of the project; `path` is relative to the project's folder, with forward slashes. */
export type SourceFile = { path: string; text: string };

const ROOT = join(import.meta.dirname, "../..");
const CODE = /\.(ts|tsx|mjs)$/;
const BINARY = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|db|zip)$/;

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith("tests/");

/** Every file of the project that .gitignore does not exclude. Works without git. */
export function readProject(): SourceFile[] {
  const ignored = readFileSync(join(ROOT, ".gitignore"), "utf8")
    .split("\n")
    .map((line) => line.trim().replace(/\/$/, ""))
    .filter((line) => line !== "" && !line.startsWith("#"));
  const paths = list("", (name) => name === ".git" || ignored.some((pattern) => matches(name, pattern)));
  return paths
    .filter((path) => !BINARY.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}

/** The files that can contain imports. */
export const codeOf = (files: SourceFile[]): SourceFile[] => files.filter(({ path }) => CODE.test(path));

function list(folder: string, isIgnored: (name: string) => boolean): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (isIgnored(entry.name)) return [];
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? list(path, isIgnored) : [path];
  });
}

/** The project's .gitignore contains only names, and names with a leading star. */
const matches = (name: string, pattern: string): boolean =>
  pattern.startsWith("*") ? name.endsWith(pattern.slice(1)) : name === pattern.replace(/^\//, "");
