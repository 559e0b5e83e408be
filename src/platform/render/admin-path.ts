/** True for addresses in the admin area, but not for others that merely start with the same letters. */
export const isAdminPath = (pathname: string): boolean => /^\/admin(?:\/|$)/.test(pathname);
