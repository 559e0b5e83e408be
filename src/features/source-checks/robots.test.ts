import { expect, test } from "vitest";
import { readRobots } from "./robots.ts";

const robots = (...lines: string[]) => readRobots(lines.join("\n"), "our-name");

test("of the rules for all programs the longest that matches counts", () => {
  const { allows } = robots("User-agent: *", "Disallow: /news", "Allow: /news/elephants", "Disallow: /*.pdf$");
  expect(allows("/")).toBe(true);
  expect(allows("/news/politics")).toBe(false);
  expect(allows("/news/elephants/1")).toBe(true);
  expect(allows("/a/report.pdf")).toBe(false);
  expect(allows("/a/report.pdf?page=1")).toBe(true);
});

test("of two that are equally long the one that allows counts", () => {
  expect(robots("User-agent: *", "Disallow: /a*", "Allow: /*a").allows("/a")).toBe(true);
});

test("a group that names the program takes the place of that for all", () => {
  const lines = ["User-agent: *", "Disallow: /", "", "User-agent: other", "User-agent: Our-Name/1.0", "Disallow: /b"];
  const { allows, delayMs } = robots(...lines, "Crawl-delay: 7.5");
  expect([allows("/a"), allows("/b"), delayMs]).toEqual([true, false, 7500]);
  // One that says nothing allows everything.
  expect(robots("User-agent: *", "Disallow: /", "User-agent: our-name", "Disallow:").allows("/a")).toBe(true);
});

test("comments, byte order, other lines and other ways to write a path do not matter", () => {
  const { allows } = robots(
    "# hello",
    "USER-AGENT : * # all",
    "disallow : /caf\u00e9 # not here",
    "Sitemap: /x",
    "nonsense",
  );
  expect(allows("/caf%c3%a9/1")).toBe(false);
  expect(allows("/cafe")).toBe(true);
});

test("an empty file, and one that is no such file, allow everything", () => {
  expect(robots("").allows("/")).toBe(true);
  expect(robots("<!doctype html><p>Disallow: /").allows("/")).toBe(true);
});
