const DASHBOARD = "/admin/dashboard";
const LOGIN = "/admin/login";

/**
 * Where to go after signing in: the path in `redirect` if it belongs to this site's admin area, otherwise the
 * dashboard.
 * @param origin of this site
 */
export function redirectTarget(search: string, origin: string): string {
  const asked = new URLSearchParams(search).get("redirect");
  if (asked === null || !asked.startsWith("/") || !URL.canParse(asked, origin)) return DASHBOARD;
  // Parsed as the browser will: "//elsewhere" and "/admin/../x" are not the paths they seem to be.
  const url = new URL(asked, origin);
  const isOfAdminArea = url.origin === origin && url.pathname.startsWith("/admin/") && url.pathname !== LOGIN;
  return isOfAdminArea ? url.pathname + url.search + url.hash : DASHBOARD;
}

/** The address of the sign-in page that returns to `path` afterwards. */
export const loginAddress = (path: string): string => `${LOGIN}?${new URLSearchParams({ redirect: path })}`;
