import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { PUBLIC_PAGES } from "./site/pages.ts";

export default [
  route("admin", "admin/auth/start-route.tsx"),
  route("admin-dashboard", "admin/auth/start-route.tsx", { id: "admin-dashboard" }),
  route("admin/login", "admin/auth/sign-in-route.tsx"),
  route("admin/forgotten", "accounts/mailed-links/page/forgotten-route.tsx"),
  route("admin/new-password", "accounts/mailed-links/page/new-password-route.tsx"),
  route("admin/confirm-address", "accounts/mailed-links/page/confirm-address-route.tsx"),
  route("admin/invitation/:token", "accounts/invitations/page/route.tsx"),
  layout("admin/layout/admin-layout.tsx", [
    route("admin/dashboard", "entries/dashboard/route.tsx"),
    route("admin/dashboard/addtusker", "tuskers/admin/add-route.tsx"),
    route("admin/dashboard/addarticle", "articles/admin/add-route.tsx"),
    route("admin/edit-tusker/:id", "tuskers/admin/edit-route.tsx"),
    route("admin/edit-tusker/:id/history", "tuskers/admin/history-route.tsx"),
    route("admin/edit-article/:id", "articles/admin/edit-route.tsx"),
    route("admin/edit-article/:id/history", "articles/admin/history-route.tsx"),
    route("admin/pictures", "images/library/admin/route.tsx"),
    route("admin/sources", "sources/admin/route.tsx"),
    route("admin/sources/new", "sources/admin/add-route.tsx"),
    route("admin/sources/merge", "sources/admin/merge-route.tsx"),
    route("admin/sources/:key", "sources/admin/edit-route.tsx"),
    route("admin/bin", "entries/bin/admin/route.tsx"),
    route("admin/tags", "entries/tags/admin/route.tsx"),
    route("admin/featured", "tuskers/featured/admin/route.tsx"),
    route("admin/pages", "pages/admin/route.tsx"),
    route("admin/pages/:key", "pages/admin/edit-route.tsx"),
    route("admin/pages/:key/history", "pages/admin/history-route.tsx"),
    route("admin/translate", "translations/admin/route.tsx"),
    route("admin/translate/:language/:kind/:id", "translations/admin/edit-route.tsx"),
    route("admin/key", "key/admin/route.tsx"),
    route("admin/settings", "settings/site/admin/route.tsx"),
    route("admin/webhooks", "webhooks/admin/route.tsx"),
    route("admin/exchange", "transfer/admin/route.tsx"),
    route("admin/review", "review/admin/route.tsx"),
    route("admin/review/:id", "review/admin/submission-route.tsx"),
    route("admin/messages", "messages/admin/route.tsx"),
    route("admin/letters", "letters/admin/route.tsx"),
    route("admin/activity", "activity/admin/route.tsx"),
    route("admin/account", "accounts/own-account/admin/route.tsx"),
    route("admin/accounts", "accounts/admin/route.tsx"),
    route("admin/migration-test", "entries/migration-test/route.tsx"),
    route("admin/patterns", "patterns/route.tsx"),
    route("admin/*", "admin/layout/unknown-route.tsx"),
  ]),
  layout("site/layout/public-layout.tsx", [
    ...PUBLIC_PAGES.flatMap(({ path, file }) => {
      if (file === undefined) return [];
      return path === "/" ? index(file) : route(path.slice(1), file);
    }),
    // The same screen as at /not-found; a second route for the same file needs an id of its own.
    route("*", "site/not-found/route.tsx", { id: "unknown-address" }),
  ]),
] satisfies RouteConfig;
