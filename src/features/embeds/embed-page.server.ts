import { hash } from "node:crypto";
import { plainVariant } from "../../content/images/shown-variants.ts";
import { nameHere } from "../../content/tuskers/name-here.ts";
import { statusText } from "../../content/tuskers/status/status-line.ts";
import { summaryHere } from "../../content/tuskers/summary-here.ts";
import type { Tusker } from "../../content/tuskers/tusker.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { writtenDate } from "../../platform/text/dates/written-date.ts";
import { escapeXml } from "../../platform/text/xml-text.ts";
import { words as galleryWords } from "../../site/parts/images/gallery/words.ts";
import { words } from "./words.ts";

/** The widest image that is loaded: the picture is 200 pixels wide, on a screen of twice the density. */
const WIDEST = 640;

const STYLE = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; margin: 0; }
body { font: 400 15px/1.45 "Noto Serif Sinhala", "Noto Serif Tamil", Georgia, serif; color: #1d2b2a; background: #fbf5e9; }
a { display: grid; grid-template-columns: 36% minmax(0, 1fr); height: 100vh; overflow: hidden; color: inherit; text-decoration: none; border: 1px solid #c9bb9a; border-top: 4px solid #b98a2f; }
a:focus-visible { outline: 3px solid #1f5c8b; outline-offset: -5px; }
img { width: 100%; height: 100%; object-fit: cover; }
div { display: flex; flex-direction: column; gap: 0.35rem; padding: 0.8rem 1rem; min-width: 0; overflow: hidden; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; line-height: 1.25; }
p.lead { flex: 1 1 0; min-height: 0; overflow: hidden; }
p.read { color: #9c3416; text-decoration: underline; }
small { font-size: 0.72rem; line-height: 1.35; color: #55605c; }
@media (max-width: 360px) { a { grid-template-columns: minmax(0, 1fr); grid-template-rows: 40% minmax(0, 1fr); } }
@media (prefers-color-scheme: dark) {
  body { color: #f1e9d8; background: #10201f; }
  a { border-color: #3a4d49; border-top-color: #d8ab4e; }
  p.read { color: #f0a184; }
  small { color: #b6bfb8; }
}
`;

const styleHash = hash("sha256", STYLE, "base64");

/**
 * Framed by any site, unlike all other pages. It can run nothing, send nothing and load nothing but its picture.
 * @param imageSources where pictures come from besides this site
 */
const policy = (imageSources: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    ["img-src 'self'", ...imageSources].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
    "sandbox allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");

const document = (title: string, canonical: string | undefined, body: string): string => `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(title)}</title>
${canonical === undefined ? "" : `<link rel="canonical" href="${escapeXml(canonical)}">\n`}<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;

/** The headers of every embed. */
export const embedHeaders = (imageSources: readonly string[] = []): Record<string, string> => ({
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": policy(imageSources),
  "X-Robots-Tag": "noindex",
});

const link = (href: string, body: string): string =>
  `<a href="${escapeXml(href)}" target="_blank" rel="noopener">\n${body}\n</a>`;

/** A tusker in short, for a frame on another site. */
export function embedPage(siteUrl: string, tusker: Tusker): string {
  const name = nameHere(tusker);
  const page = siteUrl + addressIn(currentLanguage(), `/tuskers/${tusker.slug}`);
  const [photograph] = tusker.imageDetails;
  const picture = photograph === undefined ? tusker.portraitUrl : plainVariant(photograph, WIDEST).url;
  const alt = photograph === undefined ? tusker.portraitAlt : (photograph.alt ?? "");
  const made =
    photograph === undefined
      ? words.illustration
      : photograph.credit === null
        ? ""
        : galleryWords.credit(photograph.credit);
  const asOf = words.changed(writtenDate(siteDay(new Date(tusker.updatedAt))));
  const body = `<img src="${escapeXml(picture)}" alt="${escapeXml(alt)}">
<div>
<p>${escapeXml(statusText(tusker))}</p>
<h1>${escapeXml(name)}</h1>
<p class="lead">${escapeXml(summaryHere(tusker))}</p>
<p class="read">${escapeXml(words.read(name, siteName()))}</p>
<small>${escapeXml([asOf, made].filter(Boolean).join(". "))}</small>
</div>`;
  return document(`${name} | ${siteName()}`, page, link(page, body));
}

/** What a frame shows of a tusker who is not there, or not any more. */
export const missingEmbed = (siteUrl: string, isRemoved: boolean): string => {
  const text = isRemoved ? words.removed : words.unknown;
  const home = siteUrl + addressIn(currentLanguage(), "/");
  return document(
    siteName(),
    undefined,
    link(home, `<div><p>${escapeXml(text)}</p><p class="read">${escapeXml(siteName())}</p></div>`),
  );
};
