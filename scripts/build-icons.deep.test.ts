import { expect, test } from "vitest";
import { iconSprite } from "./build-icons.ts";

test("each icon is a symbol of its own, whose line and ends are left to the styles", () => {
  expect(iconSprite(["check", "chevron-left"])).toMatch(
    /<symbol id="check" viewBox="0 0 24 24"><path d="[^"]+"\/><\/symbol><symbol id="chevron-left" [^>]+><path d="[^"]+"\/>/,
  );
});

test("what is filled stays filled", () => {
  expect(iconSprite(["tag"])).toContain('fill="currentColor"');
});

test("an icon may be called by an older name of its drawing", () => {
  expect(iconSprite(["trash-2"])).toContain('<symbol id="trash-2"');
});

test("a name without a drawing fails the build", () => {
  expect(() => iconSprite(["serach"])).toThrow("serach");
});
