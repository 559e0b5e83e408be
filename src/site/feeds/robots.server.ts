/** Keeps crawlers out of the admin area, the previews, the letters and the API, except for its documentation. */
export const robots = (siteUrl: string): string => `User-agent: *
Disallow: /admin
Disallow: /preview
Disallow: /letters
Disallow: /api
Allow: /api/docs

Sitemap: ${siteUrl}/sitemap.xml
`;
