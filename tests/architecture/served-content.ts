import { isTest } from "./source-files.ts";
import type { Syntax } from "./syntax.ts";

/** What pages are made with. */
const DEFINES_PAGES = "src/site/page/define-page.ts";
/** Names the parts of pages that React takes over in browsers. */
const ISLANDS = "src/app/pages/entry.islands.browser.tsx";

/** The script of every public page. */
const PAGE_SCRIPT = "src/app/pages/entry.page.browser.ts";
/** What makes elements of a page besides React, and why it may. */
const MAKES_ELEMENTS: Record<string, string> = {
  "src/site/frame/browser/analytics.browser.ts": "a script, which nobody sees",
  "src/ui/render/prefetch.browser.ts": "a link in the head, which nobody sees",
  "src/site/frame/browser/suggestions.browser.ts": "parses the suggestions, which React rendered on the server",
  "src/site/moving/navigate.browser.ts": "parses the page that it moves to, which React rendered on the server",
};
const ELEMENT_MAKERS = ["createElement", "createElementNS", "parseFromString"];

/** Attributes that React would have to listen for. */
const HANDLER = /^on[A-Z]/;

/** Hooks whose work begins in the browser. */
const HOOK = /\buse(?:State|Effect|LayoutEffect|Reducer|SyncExternalStore)\b/;

/** The files, and all that they import. */
function withImports(start: readonly string[], byPath: ReadonlyMap<string, Syntax>): Set<string> {
  const found = new Set<string>();
  const waiting = [...start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = byPath.get(path);
    if (file === undefined || found.has(path) || isTest(path)) continue;
    found.add(path);
    for (const { target, isPackage, typeOnly } of file.imports) if (!isPackage && !typeOnly) waiting.push(target);
  }
  return found;
}

/** Components that react in pages although React does not take them over. */
export function listeningContent(files: readonly Syntax[], textOf: (path: string) => string): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const pages = files.filter(({ imports }) => imports.some(({ target }) => target === DEFINES_PAGES));
  const content = withImports(
    pages.map(({ path }) => path),
    byPath,
  );
  const islands = withImports([ISLANDS], byPath);
  return [...content]
    .filter((path) => path.endsWith(".tsx") && !islands.has(path))
    .flatMap((path) => {
      const handlers = byPath.get(path)?.attributes.filter((name) => HANDLER.test(name)) ?? [];
      const hook = HOOK.exec(textOf(path))?.[0];
      return [...handlers, ...(hook === undefined ? [] : [hook])].map(
        (name) => `${path} uses ${name}, but React does not take over the content of a page: listen at the document`,
      );
    });
}

/** Modules of public pages that make elements instead of showing those that React rendered. */
export function madeElements(files: readonly Syntax[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return [...withImports([PAGE_SCRIPT], byPath)]
    .filter((path) => !(path in MAKES_ELEMENTS))
    .flatMap((path) => {
      const calls = byPath.get(path)?.methodCalls.filter(({ method }) => ELEMENT_MAKERS.includes(method)) ?? [];
      return calls.map(({ method }) => `${path} calls ${method}: copy what React rendered into a template`);
    });
}
