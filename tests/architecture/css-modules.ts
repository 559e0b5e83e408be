import { dirname, join } from "node:path";
import type { SourceFile } from "./source-files.ts";

const MODULE = /\.module\.css$/;
const IMPORT = /^import (\w+) from "(\.[^"]+\.module\.css)";$/gm;

/** Words that cannot name an export: `scripts/class-names.ts` imports classes one by one. */
const RESERVED =
  /^(?:break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** The classes that a CSS module exports. Names inside `:global()` are site-wide, and not exported. */
function classesOf(css: string): Set<string> {
  const own = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/url\([^)]*\)/g, "")
    .replaceAll(/:global\([^)]*\)/g, "");
  return new Set([...own.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name));
}

/**
 * Mismatches between CSS modules and the code that uses them. Vite types a module as having any class, so a misspelt
 * class compiles and the element is not styled.
 */
export function wrongClasses(files: readonly SourceFile[]): string[] {
  const modules = new Map(
    files.filter(({ path }) => MODULE.test(path)).map(({ path, text }) => [path, classesOf(text)]),
  );
  const used = new Map([...modules.keys()].map((path) => [path, new Set<string>()]));
  const missing: string[] = [];
  for (const { path, text } of files.filter(({ path }) => path.endsWith(".tsx"))) {
    // A module may be imported under the name of its file, which the line of the import then holds, too.
    const code = text.replaceAll(IMPORT, "");
    for (const [, name = "", address = ""] of text.matchAll(IMPORT)) {
      const target = join(dirname(path), address);
      for (const [, dotted] of code.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[)`, "g"))) {
        // A computed class name cannot be checked.
        if (dotted === undefined) missing.push(`${path} takes a class of ${target} by a computed name`);
        else if (RESERVED.test(dotted)) missing.push(`${path} takes .${dotted}, which is no name for an export`);
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
