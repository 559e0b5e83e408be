import { expect, test } from "vitest";
import { asciiMailAddress, isMailAddress } from "./mail-address.ts";

test.each([
  "nimal@example.lk",
  "nimal@example.xn--fzc2c9e2c",
  "x@xn--xkc2al3hye2a",
  "a@b",
  "x@localhost",
  "a..b@example.org",
  ".a@example.org",
  "o'neil+{tag}/#!@example.org",
])("%s is an address, as in browsers", (address) => {
  expect(isMailAddress(address)).toBe(true);
  expect(asciiMailAddress(address)).toBe(address);
});

test.each([
  ["nimal@example.ලංකා", "nimal@example.xn--fzc2c9e2c"],
  ["nimal@example.இலங்கை", "nimal@example.xn--xkc2al3hye2a"],
  ["Jose@Exämple.com", "Jose@xn--exmple-cua.com"],
  ["nimal@example。lk", "nimal@example.lk"],
])("%s is sent as %s", (typed, sent) => {
  expect(asciiMailAddress(typed)).toBe(sent);
  expect(isMailAddress(sent)).toBe(true);
});

test.each([
  "",
  "kamala",
  "@example.org",
  "a@",
  "a@-b.lk",
  "a@b.lk, c@d.lk",
  "a b@c.lk",
  "a@b.lk\nBcc: c@d.lk",
  "a@exämple.lk/path",
  "a@exämple.lk:25",
  "a@ex%C3%A4mple.lk\u00e4",
  "a@b@exämple.lk",
  "නිමල්@example.lk",
  "=?utf-8?Q?a?=@b.lk",
  `${"a".repeat(250)}@b.lk`,
  `a@${"ක".repeat(100_000)}.lk`,
])("%j is none", (text) => {
  expect(isMailAddress(asciiMailAddress(text))).toBe(false);
});
