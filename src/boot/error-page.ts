import { contentPolicy } from "./content-policy.ts";

/** The page for when no page could be made: complete by itself, and without details of what failed. */
const ERROR_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong | Sri Lankan Tuskers</title>
</head>
<body>
<main>
<h1>Something went wrong</h1>
<p>This page could not be shown. Please try again in a moment.</p>
<p><a href="/">Return to Home</a></p>
</main>
</body>
</html>
`;

export const errorPage = () => ({
  status: 500,
  headers: {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentPolicy(),
    "Cache-Control": "no-store",
  },
  body: ERROR_PAGE,
});
