import { isAdminPath } from "../../../ui/render/admin-path.ts";

/**
 * True for the admin area, for previews, reviews and letters, which anyone who knows their secret address can open, and for the
 * key, whose address holds what a visitor saw: no analytics service may ever see any of them.
 */
export const isPrivatePath = (pathname: string): boolean =>
  isAdminPath(pathname) || /^\/(?:preview|review|letters|key)(?:\/|$)/.test(pathname);
