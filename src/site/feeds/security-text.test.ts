import { expect, test } from "vitest";
import { securityText } from "./security-text.server.ts";

const SITE_URL = "https://tuskers.example";
const at = (moment: string) => securityText(SITE_URL, new Date(moment));

/** The fields by name, as RFC 9116 reads them: comments and empty lines do not count. */
const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => line.split(/: (.*)/, 2)),
  );

test("security.txt has the fields of RFC 9116 and gives no address of a person", () => {
  const text = at("2026-11-26T10:00:00Z");
  expect(fieldsOf(text)).toEqual({
    Contact: `${SITE_URL}/contact`,
    Expires: "2027-05-01T00:00:00Z",
    "Preferred-Languages": "en, si, ta",
    Canonical: `${SITE_URL}/.well-known/security.txt`,
  });
  expect(text).not.toContain("@");
});

test("security.txt is the same all month, and always valid for more than five months and less than a year", () => {
  expect(at("2026-11-01T00:00:00Z")).toBe(at("2026-11-30T23:59:59Z"));
  expect(at("2026-12-01T00:00:00Z")).not.toBe(at("2026-11-30T23:59:59Z"));
  const days = Array.from({ length: 400 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day, 23)));
  for (const day of days) {
    const left = (Date.parse(fieldsOf(securityText(SITE_URL, day)).Expires) - day.getTime()) / 86_400_000;
    expect(left).toBeGreaterThan(148);
    expect(left).toBeLessThan(365);
  }
});
