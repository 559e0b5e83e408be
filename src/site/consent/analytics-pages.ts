import { isAdminPath } from "../../platform/render/admin-path.ts";

/**
 * True for the administrators' part of the site and for previews, whose address is all the right that they take: no
 * analytics service ever sees either.
 */
export const isPrivatePath = (pathname: string): boolean =>
  isAdminPath(pathname) || /^\/preview(?:\/|$)/.test(pathname);
