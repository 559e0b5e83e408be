/** Keeps crawlers out of the admin area, the previews, the reviews, the letters and the API, except for its documentation. */
export const robots = (siteUrl: string): string => `User-agent: *
Disallow: /admin
Disallow: /preview
Disallow: /review
Disallow: /letters
Disallow: /api
Allow: /api/docs

Sitemap: ${siteUrl}/sitemap.xml
`;
