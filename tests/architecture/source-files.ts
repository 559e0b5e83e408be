import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of the project by its path from the project's folder, with forward slashes. */
export type SourceFile = { path: string; text: string };

const ROOT = join(import.meta.dirname, "../..");
const CODE = /\.(ts|tsx|mjs)$/;
const BINARY = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|db|zip)$/;

/** A `…-contract.ts` is a suite that several test files run, each over its own implementation. */
export const isTest = (path: string): boolean =>
  /(\.test\.tsx?|-contract\.ts)$/.test(path) || path.startsWith("tests/");

/** Everything that belongs to the project: what .gitignore names stays out. Works without git too. */
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

/** The code among the files: what can import something. */
export const codeOf = (files: SourceFile[]): SourceFile[] => files.filter(({ path }) => CODE.test(path));

function list(folder: string, isIgnored: (name: string) => boolean): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (isIgnored(entry.name)) return [];
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? list(path, isIgnored) : [path];
  });
}

/** .gitignore holds names, and names with one star at the front, only. */
const matches = (name: string, pattern: string): boolean =>
  pattern.startsWith("*") ? name.endsWith(pattern.slice(1)) : name === pattern.replace(/^\//, "");
