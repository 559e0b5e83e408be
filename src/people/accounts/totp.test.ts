import { encode } from "uqr";
import { describe, expect, test } from "vitest";
import { isTotpCode, newTotpSecret, totpQrCode, totpStep, totpUri } from "./totp.server.ts";

// The secret of RFC 6238, appendix B ("12345678901234567890"), in base32. Its table has eight digits; apps show the
// last six.
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);
const stepOf = (code: string, seconds: number, lastStep: number | null = null) =>
  totpStep(SECRET, { code, lastStep, now: at(seconds) });

describe("a code", () => {
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
  ])("at %i seconds is the one of RFC 6238", (seconds, code) => {
    expect(stepOf(code, seconds)).toBe(Math.floor(seconds / 30));
  });

  test("is good one step before and after its own, and no longer", () => {
    // 287082 belongs to the seconds 30 to 59.
    expect([0, 29, 30, 59, 60, 89].map((seconds) => stepOf("287082", seconds))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(stepOf("287082", 90)).toBeUndefined();
  });

  test("is refused when it or a later one was used", () => {
    expect(stepOf("287082", 59, 0)).toBe(1);
    expect(stepOf("287082", 59, 1)).toBeUndefined();
    expect(stepOf("287082", 59, 2)).toBeUndefined();
  });

  test("may be written in groups and with wide digits", () => {
    for (const code of ["287 082", " 287-082 ", "２８７０８２"]) {
      expect([code, isTotpCode(code), stepOf(code, 59)]).toEqual([code, true, 1]);
    }
  });

  test.each(["", "28708", "2870820", "28708a", "k7mp-x2ch-9wdn", "١٢٣٤٥٦"])("%j is none", (code) => {
    expect(isTotpCode(code)).toBe(false);
    expect(stepOf(code, 59)).toBeUndefined();
  });
});

test("a new secret has 160 bits and is never the same", () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(50);
});

test("the URL names site and account, in any script", () => {
  const url = new URL(totpUri(SECRET, "නිමල් Perera"));
  expect([url.protocol, url.host]).toEqual(["otpauth:", "totp"]);
  expect(decodeURIComponent(url.pathname)).toBe("/Sri Lankan Tuskers:නිමල් Perera");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: "Sri Lankan Tuskers",
    secret: SECRET,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});

test("the image holds the whole address, dark on light, with four modules of quiet around it", () => {
  const uri = totpUri(SECRET, "x".repeat(60));
  const image = totpQrCode(uri);
  expect(image).toMatch(/^data:image\/svg\+xml;base64,[A-Za-z0-9+/]+=*$/);
  const svg = Buffer.from(image.split(",")[1] ?? "", "base64").toString();
  const { data, size } = encode(uri, { ecc: "M", border: 4 });
  expect(svg).toContain(`viewBox="0 0 ${size * 4} ${size * 4}"`);
  expect(svg.match(/M\d+,\d+h4v4h-4z/g)).toHaveLength(data.flat().filter(Boolean).length);
  expect([...data.slice(0, 4), ...data.slice(-4)].flat().includes(true)).toBe(false);
});
