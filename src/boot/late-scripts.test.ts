import { expect, test } from "vitest";
import { withLateScripts } from "./late-scripts.ts";

test("scripts are fetched after styles, fonts and pictures", () => {
  const html = '<link rel="modulepreload" href="/assets/a.js"/><link rel="preload" as="font" href="/assets/b.woff2"/>';
  expect(withLateScripts(html)).toBe(
    '<link rel="modulepreload" fetchPriority="low" href="/assets/a.js"/><link rel="preload" as="font" href="/assets/b.woff2"/>',
  );
});
