import { describe, expect, test } from "vitest";
import { openTestSite } from "../../../tests/support/test-site.ts";
import { oneSpelling } from "./one-spelling.server.ts";

test.each([
  ["/ADMIN/login", "/admin/login"],
  ["/admin/Login", "/admin/login"],
  ["/admin/dashboard/AddTusker", "/admin/dashboard/addtusker"],
  ["/Preview/AbC_def-1", "/preview/AbC_def-1"],
  ["/%61dmin/login", "/admin/login"],
  ["/%41dmin/lo%67in", "/admin/login"],
  ["/x/%2e%2e/admin", "/admin"],
  ["/x/../admin", "/admin"],
  ["/tuskers/%67emunu", "/tuskers/gemunu"],
  ["/API/tuskers", "/api/tuskers"],
  ["/tuskers/Gemunu", "/tuskers/gemunu"],
  ["/SI/Tuskers/Gemunu/TELL", "/si/tuskers/gemunu/tell"],
  ["/si/About", "/si/about"],
  ["/Record/Statistics", "/record/statistics"],
  ["/places/Yala", "/places/yala"],
  ["/ta/Sources/s61", "/ta/sources/S61"],
  ["/feeds/Articles.xml", "/feeds/articles.xml"],
  ["/tuskers/gemunu.MD", "/tuskers/gemunu.md"],
  ["/tuskers//gemunu", "/tuskers/gemunu"],
  ["/tuskers/gemunu%20", "/tuskers/gemunu"],
  ["/tuskers/gemunu.", "/tuskers/gemunu"],
  ["/si/places/yala).", "/si/places/yala"],
  ["/articles/musth%E2%80%9D,", "/articles/musth"],
  ["/sources/S61%3f%22%3E", "/sources/S61"],
  ["/ta/about%e2%80%a6", "/ta/about"],
  ["/about!", "/about"],
  ["/...", "/"],
])("%s is another spelling of %s", (path, spelling) => {
  expect(oneSpelling(path)).toBe(spelling);
});

test.each([
  ...["/", "/tuskers/gemunu", "/api/tuskers/slug/Gemunu", "/uploads/public/a%20b.jpg", "/preview/AbC."],
  ...["/sources/S61", "/si/tuskers/gemunu/cite.bib", "/si/letters/AbC", "/admin/invitation/AbC", "/admin/sources/S61"],
  ...["/tuskers/%E0%A4%A", "/%E0%B6%85", "/%e0%b6%85/x", "/tuskers/..%2Ffeatured", "/tuskers/%00", "/%2561dmin"],
])("%s is the one spelling", (path) => {
  expect(oneSpelling(path)).toBe(path);
});

describe("an address that is spelled otherwise", () => {
  test.each([
    ["/ADMIN/login?x=1", "/admin/login?x=1"],
    ["/%61dmin/login", "/admin/login"],
    ["/Preview/some-token", "/preview/some-token"],
    ["/%61pi/tuskers", "/api/tuskers"],
    ["/Tuskers", "/tuskers"],
  ])("redirects to the canonical spelling: %s", async (path, location) => {
    const site = await openTestSite({ GA_MEASUREMENT_ID: "G-ABC123", CDN_SECONDS: "60" });
    const answer = await site.get(path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
    expect(answer.headers["content-security-policy"] ?? "").not.toContain("google");
  });

  test("with dot segments is answered like its canonical spelling, under its policy", async () => {
    const site = await openTestSite({ GA_MEASUREMENT_ID: "G-ABC123", CDN_SECONDS: "60" });
    for (const [dots, plain] of [
      ["/x/../admin/login", "/admin/login"],
      ["/x/%2e%2e/preview/some-token", "/preview/some-token"],
      ["/admin/../about", "/about"],
    ] as const) {
      const [answer, expected] = [await site.get(dots), await site.get(plain)];
      const told = ({ status, headers }: typeof answer) => [
        status,
        headers["content-security-policy"],
        headers["cache-control"],
      ];
      expect(told(answer), dots).toEqual(told(expected));
    }
  });

  test("is none that anything can be sent to", async () => {
    const site = await openTestSite();
    for (const path of ["/API/auth/login", "/%61pi/auth/login", "/Contact"]) {
      expect([path, (await site.get(path, { method: "POST" })).status]).toEqual([path, 404]);
    }
  });

  test("never leads to another site", async () => {
    const site = await openTestSite();
    for (const path of ["//Evil.example", "/%2F/Evil.example", "/x/..//Evil.example/%61", "/.//Evil.example"]) {
      expect((await site.get(path)).headers.location ?? "/").toMatch(/^\/(?!\/)/);
    }
  });
});
