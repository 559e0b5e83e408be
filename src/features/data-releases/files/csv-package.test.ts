import { expect, test } from "vitest";
import { flawsOfDataPackage } from "../../../../tests/support/data-package-schema.ts";
import { LICENCES } from "../../../platform/identity/licences.ts";
import { describeTables } from "./csv-package.ts";

const FACTS = {
  ...{ number: "2026.12", day: "2026-12-01", siteUrl: "https://tuskers.example", siteName: "Sri Lankan Tuskers" },
  licence: { ...LICENCES["CC-BY-4.0"], key: "CC-BY-4.0" as const },
};

test("the description of the tables keeps the rules of Data Package", () => {
  const text = describeTables(FACTS);
  expect(flawsOfDataPackage(JSON.parse(text))).toEqual([]);
  const broken: [spoil: (description: string) => string, flaw: RegExp][] = [
    [(found) => found.replace('"facts.csv"', '"../facts.csv"'), /\/resources\/1\/path must match/],
    [(found) => found.replace('"type": "number"', '"type": "float"'), /type must be equal to one of/],
    [(found) => found.replace('"resource": "tuskers"', '"resource": "elephants"'), /refers to nothing/],
    [(found) => found.replace('"name": "CC-BY-4.0"', '"name": "CC BY 4.0"'), /\/licenses\/0\/name/],
    [(found) => found.replace("T00:00:00Z", ""), /\/created must match format/],
    [(found) => found.replace('"name": "events"', '"name": "facts"'), /Two resources/],
  ];
  for (const [spoil, flaw] of broken) {
    const spoilt = spoil(text);
    expect(spoilt).not.toBe(text);
    expect(flawsOfDataPackage(JSON.parse(spoilt)).join("\n")).toMatch(flaw);
  }
});
