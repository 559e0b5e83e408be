import { isTest } from "./source-files.ts";
import type { Syntax } from "./syntax.ts";

/** What makes the content of a page: see `src/site/served/served-page.tsx`. */
const MAKES_CONTENT = /(?:^|\/)(?:[\w-]+-)?page\.tsx$/;
const TYPES_MADE_PAGE = "src/site/served/served-page.tsx";

/** Attributes that React would have to listen for. */
const HANDLER = /^on[A-Z]/;

/** Hooks whose work begins in the browser. */
const HOOK = /\buse(?:State|Effect|LayoutEffect|Reducer|SyncExternalStore|Navigate|Fetcher|Submit|Revalidator)\b/;

/** Components that react in content although React does not take it over. */
export function listeningContent(files: readonly Syntax[], textOf: (path: string) => string): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const waiting = files
    .filter(({ path, imports }) => MAKES_CONTENT.test(path) && imports.some(({ target }) => target === TYPES_MADE_PAGE))
    .map(({ path }) => path);
  const content = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = byPath.get(path);
    if (file === undefined || content.has(path) || isTest(path)) continue;
    content.add(path);
    for (const { target, isPackage, typeOnly } of file.imports) if (!isPackage && !typeOnly) waiting.push(target);
  }
  return [...content]
    .filter((path) => path.endsWith(".tsx"))
    .flatMap((path) => {
      const handlers = byPath.get(path)?.attributes.filter((name) => HANDLER.test(name)) ?? [];
      const hook = HOOK.exec(textOf(path))?.[0];
      return [...handlers, ...(hook === undefined ? [] : [hook])].map(
        (name) => `${path} uses ${name}, but React does not take over the content of a page: listen at the document`,
      );
    });
}
