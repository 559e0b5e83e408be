import { dirname, join } from "node:path";
import type { SourceFile } from "./source-files.ts";

const MODULE = /\.module\.css$/;
const IMPORT = /^import (\w+) from "(\.[^"]+\.module\.css)";$/gm;

/** The classes that a CSS module gives out: what stands inside `:global()` keeps its name and belongs to all. */
function classesOf(css: string): Set<string> {
  const own = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/url\([^)]*\)/g, "")
    .replaceAll(/:global\([^)]*\)/g, "");
  return new Set([...own.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name));
}

/**
 * What is wrong between CSS modules and the code that uses them. Vite types a module as any names at all, so a
 * misspelt class compiles and the page goes without its style.
 */
export function wrongClasses(files: readonly SourceFile[]): string[] {
  const modules = new Map(
    files.filter(({ path }) => MODULE.test(path)).map(({ path, text }) => [path, classesOf(text)]),
  );
  const used = new Map([...modules.keys()].map((path) => [path, new Set<string>()]));
  const missing: string[] = [];
  for (const { path, text } of files.filter(({ path }) => path.endsWith(".tsx"))) {
    for (const [, name = "", address = ""] of text.matchAll(IMPORT)) {
      const target = join(dirname(path), address);
      for (const [, dotted] of text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[)`, "g"))) {
        // What is looked up by a value cannot be compared.
        if (dotted === undefined) missing.push(`${path} takes a class of ${target} by a computed name`);
        else if (!modules.get(target)?.has(dotted)) missing.push(`${path} takes .${dotted}, which ${target} has not`);
        else used.get(target)?.add(dotted);
      }
    }
  }
  const idle = [...modules].flatMap(([path, classes]) =>
    [...classes].filter((name) => !used.get(path)?.has(name)).map((name) => `${path} has .${name}, which nothing uses`),
  );
  return [...missing, ...idle];
}
