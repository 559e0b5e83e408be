import { expect, test } from "vitest";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.server.ts";
import { isTotpCode } from "./totp.server.ts";

test("there are ten, each another, of characters that are not mistaken for one another", () => {
  const codes = Array.from({ length: 20 }, newRecoveryCodes);
  for (const ten of codes) expect(ten).toHaveLength(10);
  for (const code of codes.flat()) {
    expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/);
    expect(isTotpCode(code)).toBe(false);
  }
  expect(new Set(codes.flat()).size).toBe(200);
});

test("a code is the same however it is typed, and no other", () => {
  const hash = hashRecoveryCode("k7mp-x2ch-9wdn");
  for (const typed of ["K7MP-X2CH-9WDN", "k7mpx2ch9wdn", " k7mp x2ch 9wdn "])
    expect(hashRecoveryCode(typed)).toBe(hash);
  expect(hashRecoveryCode("k7mp-x2ch-9wdm")).not.toBe(hash);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
});
