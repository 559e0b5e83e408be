import { gzipSync } from "node:zlib";

/** Sizes in bytes after gzip of a page's document, scripts and styles. */
export type PageWeight = {
  document: number;
  scripts: number;
  styles: number;
  scriptFiles: number;
  /** All scripts and styles as one searchable text. */
  code: string;
};

type Fetch = (path: string) => Promise<Buffer>;

const gzipped = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).byteLength;
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** The page's scripts with all their static imports, recursively. */
async function allScripts(named: readonly string[], fetch: Fetch): Promise<Map<string, Buffer>> {
  const scripts = new Map<string, Buffer>();
  const waiting = [...named];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (scripts.has(path)) continue;
    const code = await fetch(path);
    scripts.set(path, code);
    waiting.push(
      ...found(code.toString("utf8"), /\b(?:from|import)\s*"\.\/([\w.-]+\.js)"/g).map((name) => `/assets/${name}`),
    );
  }
  return scripts;
}

/** Measures a page as a first-time visitor loads it, without images and fonts. */
export async function weighPage(address: string, fetch: Fetch): Promise<PageWeight> {
  const document = await fetch(address);
  const text = document.toString("utf8");
  const scripts = await allScripts(found(text, /(\/assets\/[\w.-]+\.js)/g), fetch);
  const styles = new Set(found(text, /(\/assets\/[\w.-]+\.css)/g));
  const sizes = [...scripts.values()].map(gzipped);
  let styleBytes = 0;
  const code = [...scripts.values()];
  for (const style of styles) {
    const bytes = await fetch(style);
    code.push(bytes);
    styleBytes += gzipped(bytes);
  }
  return {
    document: gzipped(document),
    scripts: sizes.reduce((sum, size) => sum + size, 0),
    styles: styleBytes,
    scriptFiles: scripts.size,
    code: Buffer.concat(code).toString("utf8"),
  };
}
