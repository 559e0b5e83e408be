import { siteName } from "../identity/site-identity.ts";
import { currentLanguage } from "../languages/current-language.ts";
import { addressIn } from "../languages/language.ts";
import { escapedHtml } from "../text/escaped-html.ts";
import { contentPolicy } from "./content-policy.server.ts";
import { standaloneWords, words } from "./standalone/words.ts";

/**
 * A self-contained page for when the site cannot render one. Title and sentence are the software's own, so not escaped;
 * its name may be anything that administrators wrote.
 */
const plainPage = (title: string, sentence: string): string => `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapedHtml(siteName())}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="${addressIn(currentLanguage(), "/")}">${words.failed.home}</a></p>
</main>
</body>
</html>
`;

const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": contentPolicy(),
  "Cache-Control": "no-store",
};

/** The page for unexpected errors, without details of what failed. */
export const errorPage = () => ({
  status: 500,
  headers: { ...HEADERS },
  body: plainPage(words.failed.title, words.failed.text),
});

/** The page for temporarily refused requests. @param sentence must not contain HTML characters */
export const laterPage = (sentence: string): { headers: Record<string, string>; body: string } => ({
  headers: { ...HEADERS },
  body: plainPage(standaloneWords.later, sentence),
});
