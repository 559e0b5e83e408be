/**
 * True for addresses in the admin area, its old address `/admin-dashboard` among them, but not for others that merely
 * start with the same letters.
 */
export const isAdminPath = (pathname: string): boolean => /^\/admin(?:-dashboard)?(?:\/|$)/.test(pathname);
