import { hash } from "node:crypto";

/** Hashes of what stands inside a document, base64 of SHA-256, and what only development allows itself. */
export type PolicyParts = {
  scripts?: string[];
  styles?: string[];
  styleSources?: string[];
  connectSources?: string[];
  /** What images may come from beside this site. */
  imageSources?: string[];
  /** True where the visitor may allow Google Analytics: only then are its servers named. */
  analytics?: boolean;
};

const TAG_MANAGER = "https://*.googletagmanager.com";
const ANALYTICS = "https://*.google-analytics.com";
/** What Google Analytics 4 needs, by its own documentation, without advertising features. */
const ANALYTICS_SOURCES = {
  script: ["https://www.googletagmanager.com"],
  image: [ANALYTICS, TAG_MANAGER],
  connect: [ANALYTICS, "https://*.analytics.google.com", TAG_MANAGER],
};
const NO_SOURCES: typeof ANALYTICS_SOURCES = { script: [], image: [], connect: [] };

const hashSources = (hashes: string[] = []): string[] => hashes.map((hash) => `'sha256-${hash}'`);

/** The Content Security Policy of a page: this site alone, and the scripts and styles named by their hashes. */
export function contentPolicy(parts: PolicyParts = {}): string {
  const { scripts, styles, styleSources = [], connectSources = [], imageSources = [], analytics = false } = parts;
  const foreign = analytics ? ANALYTICS_SOURCES : NO_SOURCES;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashSources(scripts), ...foreign.script].join(" "),
    ["style-src 'self'", ...hashSources(styles), ...styleSources].join(" "),
    ["img-src 'self' data:", ...imageSources, ...foreign.image].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...connectSources, ...foreign.connect].join(" "),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "frame-src https://www.youtube-nocookie.com",
    "manifest-src 'self'",
    "media-src 'self'",
  ].join("; ");
}

export type SealedDocument = { html: string; scripts: string[]; styles: string[] };

const sha256 = (text: string): string => hash("sha256", text, "base64");

const OWN_ELEMENTS = ["script", "style"] as const;

/**
 * Turns a document whose own scripts carry this rendering's nonce into one that is the same for everybody: takes the
 * hash of each script and style that carries the nonce, and removes the nonces.
 *
 * Hashes are given to these elements alone. A script that somebody managed to put into the content cannot carry the
 * nonce, which was made for this one rendering and is never sent, so it gets no hash and the browser refuses it.
 * Hashing every inline script that the document happens to hold would allow exactly the scripts to be kept out.
 */
export function sealDocument(html: string, nonce: string): SealedDocument {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const mark = ` nonce="${nonce}"`;
  // Looked for by itself: a pattern with another nonce each time would be compiled for each page.
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    const element = OWN_ELEMENTS.find((name) => html.startsWith(`<${name} `, html.lastIndexOf("<", at)));
    if (element === undefined) continue;
    const begin = html.indexOf(">", at) + 1;
    const end = html.indexOf(`</${element}>`, begin);
    if (begin > 0 && end > begin) hashes[element].add(sha256(html.slice(begin, end)));
  }
  const sealed = html.replaceAll(mark, "");
  if (sealed.includes(nonce)) throw new Error("A page repeats its nonce in its content");
  return { html: sealed, scripts: [...hashes.script], styles: [...hashes.style] };
}
