/** True for the administrators' part of the site, which no analytics service ever sees. */
export const isAdminPath = (pathname: string): boolean => /^\/admin(?:\/|$)/.test(pathname);
