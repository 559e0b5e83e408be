import { isAdminPath } from "../../platform/render/admin-path.ts";

/**
 * True for the admin area and for previews, which anyone who knows their secret address can open: no analytics service
 * may ever see either.
 */
export const isPrivatePath = (pathname: string): boolean =>
  isAdminPath(pathname) || /^\/preview(?:\/|$)/.test(pathname);
