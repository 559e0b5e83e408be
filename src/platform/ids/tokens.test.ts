import { expect, test } from "vitest";
import {
  ACCESS_TOKEN_PREFIX,
  DEVICE_TOKEN_PREFIX,
  hashToken,
  INVITATION_TOKEN_PREFIX,
  isTokenShaped,
  newToken,
} from "./tokens.server.ts";

test("a token is its prefix and 32 random bytes", () => {
  const tokens = Array.from({ length: 100 }, () => newToken(ACCESS_TOKEN_PREFIX));
  for (const token of tokens) {
    expect(token).toMatch(/^tusk_[\w-]{43}$/);
    expect(Buffer.from(token.slice(5), "base64url")).toHaveLength(32);
  }
  expect(new Set(tokens).size).toBe(100);
});

test("what is stored is the SHA-256 of the token in hexadecimal", () => {
  // printf 'tusk_abc' | sha256sum
  expect(hashToken("tusk_abc")).toBe("f3f13cd4a71f4fe644a609d5d64cddab5527b05391325090660a98e40d6cb1c4");
});

test("a token of one kind is not taken for one of the other, nor is anything else", () => {
  const [access, device] = [newToken(ACCESS_TOKEN_PREFIX), newToken(DEVICE_TOKEN_PREFIX)];
  expect(isTokenShaped(ACCESS_TOKEN_PREFIX, access)).toBe(true);
  expect(isTokenShaped(DEVICE_TOKEN_PREFIX, device)).toBe(true);
  expect(isTokenShaped(INVITATION_TOKEN_PREFIX, newToken(INVITATION_TOKEN_PREFIX))).toBe(true);
  expect(isTokenShaped(INVITATION_TOKEN_PREFIX, access)).toBe(false);
  expect(isTokenShaped(ACCESS_TOKEN_PREFIX, device)).toBe(false);
  expect(isTokenShaped(DEVICE_TOKEN_PREFIX, access)).toBe(false);
  for (const text of ["", "tusk_", access.slice(0, -1), `${access}x`, `x${access}`, `${access.slice(0, -1)}!`]) {
    expect(isTokenShaped(ACCESS_TOKEN_PREFIX, text)).toBe(false);
  }
});
