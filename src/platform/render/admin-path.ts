/** True for the addresses of the admin area, and for none that only begins like them. */
export const isAdminPath = (pathname: string): boolean => /^\/admin(?:\/|$)/.test(pathname);
