import { hash } from "node:crypto";

/** Hashes of a document's inline scripts and styles (SHA-256 in base64), and further sources, some for development. */
export type PolicyParts = {
  scripts?: string[];
  styles?: string[];
  styleSources?: string[];
  connectSources?: string[];
  /** Where images may come from, besides this site. */
  imageSources?: string[];
  /** True if the visitor may consent to Google Analytics: only then are its servers allowed. */
  analytics?: boolean;
};

const TAG_MANAGER = "https://*.googletagmanager.com";
const ANALYTICS = "https://*.google-analytics.com";
/** What Google Analytics 4 needs without advertising features, according to its documentation. */
const ANALYTICS_SOURCES = {
  script: ["https://www.googletagmanager.com"],
  image: [ANALYTICS, TAG_MANAGER],
  connect: [ANALYTICS, "https://*.analytics.google.com", TAG_MANAGER],
};
const NO_SOURCES: typeof ANALYTICS_SOURCES = { script: [], image: [], connect: [] };

const hashSources = (hashes: string[] = []): string[] => hashes.map((hash) => `'sha256-${hash}'`);

/**
 * The Content Security Policy of a page: allows this site's resources, and inline scripts and styles by their hashes.
 */
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
    "worker-src 'self'",
    "media-src 'self'",
  ].join("; ");
}

export type SealedDocument = { html: string; scripts: string[]; styles: string[] };

const sha256 = (text: string): string => hash("sha256", text, "base64");

const OWN_ELEMENTS = ["script", "style"] as const;

/**
 * Makes a document identical for every visitor: hashes each script and style that carries the nonce of this rendering,
 * and removes the nonces.
 *
 * Only these elements are hashed. A script injected into the content cannot carry the nonce, which was generated for
 * this rendering and is never sent. It gets no hash, so the browser blocks it. Hashing every inline script of the
 * document would allow exactly the scripts that the policy must block.
 */
export function sealDocument(html: string, nonce: string): SealedDocument {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const mark = ` nonce="${nonce}"`;
  // `indexOf` instead of a regular expression, which would be compiled again for each page because the nonce differs.
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
