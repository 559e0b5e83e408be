import { describe, expect, test } from "vitest";
import {
  ALL_ACCEPTED,
  consentSignals,
  createConsentRecord,
  ESSENTIAL_ONLY,
  parseConsent,
  serialiseConsent,
} from "./consent-record.ts";

const NOW = new Date("2026-03-01T06:00:00.000Z");

describe("the consent record", () => {
  test("holds the choices, the essential part and the time", () => {
    expect(createConsentRecord({ analytics: true, advertising: false, functional: true }, NOW)).toEqual({
      essential: true,
      analytics: true,
      advertising: false,
      functional: true,
      timestamp: "2026-03-01T06:00:00.000Z",
    });
  });

  test("comes back from the browser's store as it went in", () => {
    for (const choices of [ALL_ACCEPTED, ESSENTIAL_ONLY]) {
      const record = createConsentRecord(choices, NOW);
      expect(parseConsent(serialiseConsent(record))).toEqual(record);
    }
  });

  test("keeps nothing that does not belong to it", () => {
    const record = createConsentRecord(ALL_ACCEPTED, NOW);
    expect(parseConsent(JSON.stringify({ ...record, other: 1 }))).toEqual(record);
    expect(createConsentRecord({ ...ALL_ACCEPTED, ...{ other: 1 } }, NOW)).not.toHaveProperty("other");
  });

  test.each([
    [null],
    [undefined],
    [""],
    ["true"],
    ["null"],
    ["[]"],
    ["{"],
    ["{}"],
    [JSON.stringify({ ...createConsentRecord(ALL_ACCEPTED, NOW), essential: false })],
    [JSON.stringify({ ...createConsentRecord(ALL_ACCEPTED, NOW), analytics: "true" })],
    [JSON.stringify({ ...createConsentRecord(ALL_ACCEPTED, NOW), functional: undefined })],
    [JSON.stringify({ ...createConsentRecord(ALL_ACCEPTED, NOW), timestamp: "yesterday" })],
    [JSON.stringify({ ...createConsentRecord(ALL_ACCEPTED, NOW), timestamp: 5 })],
  ])("is not read from %j", (stored) => {
    expect(parseConsent(stored)).toBeUndefined();
  });
});

describe("the signals", () => {
  test("are denied without a record and with essential only", () => {
    expect(new Set(Object.values(consentSignals(undefined)))).toEqual(new Set(["denied"]));
    expect(consentSignals(ESSENTIAL_ONLY)).toEqual(consentSignals(undefined));
  });

  test("are granted by the category they belong to, and by no other", () => {
    const granted = (choices: Partial<typeof ALL_ACCEPTED>) =>
      Object.entries(consentSignals({ ...ESSENTIAL_ONLY, ...choices }))
        .filter(([, value]) => value === "granted")
        .map(([name]) => name);
    expect(granted({ analytics: true })).toEqual(["analytics_storage"]);
    expect(granted({ advertising: true })).toEqual(["ad_storage", "ad_user_data", "ad_personalization"]);
    expect(granted({ functional: true })).toEqual(["functionality_storage"]);
    expect(granted(ALL_ACCEPTED)).toHaveLength(5);
  });
});
