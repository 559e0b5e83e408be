/** What crawlers are asked to leave alone: what only administrators use, and calls, of which the docs are a page. */
export const robots = (siteUrl: string): string => `User-agent: *
Disallow: /admin
Disallow: /preview
Disallow: /api
Allow: /api/docs

Sitemap: ${siteUrl}/sitemap.xml
`;
