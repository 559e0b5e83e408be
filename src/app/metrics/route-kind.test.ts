import { expect, test } from "vitest";
import { routeKindOf } from "./route-kind.server.ts";

test.each([
  ["/", "page"],
  ["/tuskers/gemunu", "page"],
  ["/whatever/somebody/thinks-up", "page"],
  ["/apiary", "page"],
  ["/api", "api"],
  ["/api/tuskers", "api"],
  ["/uploads/public/raja.jpg", "image"],
  ["/portraits/gemunu-3x4-0123456789ab.svg", "drawing"],
  ["/cards/site.png", "drawing"],
  ["/feeds/articles.xml", "feed"],
  ["/sitemap.xml", "feed"],
  ["/assets/entry-abc.js", "asset"],
  ["/favicon.svg", "asset"],
  ["/healthz", "health"],
  ["/admin/dashboard", "admin"],
])("%s is of the kind %s", (path, kind) => {
  expect(routeKindOf(path)).toBe(kind);
});
