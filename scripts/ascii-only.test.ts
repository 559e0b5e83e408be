import { expect, test } from "vitest";
import { toAscii } from "./ascii-only.ts";

/** What the expression is, run as it is and after it was rewritten. */
const both = (expression: string): unknown[] =>
  [expression, toAscii(expression)].map((code) => new Function(`return ${code}`)());

test.each([
  '"Gemunu ගැමුණු, தமிழ், é, 🐘"',
  "`a template with ගැමුණු, é and 🐘`",
  '/^[අ-ෆ]+$/.test("ගැ") || /[ක-ෆ]/.test("ග")',
  '/^[\\u{1f400}-🐘]$/u.test("🐘")',
  "{ naïve: 1 }.naïve ?? 0",
  '"\\\\é"',
])("%s means the same, and is ASCII alone", (expression) => {
  const code = expression.startsWith("{") ? `(${expression.replace(" ?? 0", "")})` : expression;
  expect(both(code)[1]).toEqual(both(code)[0]);
  expect(toAscii(code)).toMatch(/^[\0-\x7f]*$/);
});

test("a character that a backslash stands before is refused, as its escape would mean something else", () => {
  expect(() => toAscii('"\\é"')).toThrow('"\\é" cannot be written with ASCII alone');
});
