import { contentPolicy } from "./content-policy.server.ts";

/** A page for when no page can be made: complete by itself. Title and sentence are the site's own words. */
const plainPage = (title: string, sentence: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Sri Lankan Tuskers</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/">Return to Home</a></p>
</main>
</body>
</html>
`;

const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": contentPolicy(),
  "Cache-Control": "no-store",
};

/** The page for what nobody expected, without details of what failed. */
export const errorPage = () => ({
  status: 500,
  headers: { ...HEADERS },
  body: plainPage("Something went wrong", "This page could not be shown. Please try again in a moment."),
});

/** The page for who is not served just now, though nothing is wrong. @param sentence without characters of HTML */
export const laterPage = (sentence: string): { headers: Record<string, string>; body: string } => ({
  headers: { ...HEADERS },
  body: plainPage("Not just now", sentence),
});
