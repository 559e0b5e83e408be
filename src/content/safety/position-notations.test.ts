import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../tests/support/tier.ts";
import { findPosition } from "./position-text.ts";

/** A number within a range, written with two to six decimals. */
const written = (low: number, high: number) =>
  fc
    .tuple(fc.double({ min: low, max: high, noNaN: true }), fc.integer({ min: 2, max: 6 }))
    .map(([value, decimals]) => Math.min(high, Math.max(low, value)).toFixed(decimals));

const HIDDEN: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (text) => text.replace(/\./g, ".\u200b"),
  (text) => text.replace(/\d/g, (digit) => `&#${digit.charCodeAt(0)};`),
  (text) => text.replace(/\d/g, (digit) => `<b>${digit}</b>`),
  (text) => encodeURIComponent(text),
  (text) => text.replace(/\./g, "&period;"),
];

describe("findPosition, whatever the numbers", () => {
  const notation = fc.constantFrom<(latitude: string, longitude: string) => string>(
    (latitude, longitude) => `${latitude}, ${longitude}`,
    (latitude, longitude) => `${longitude}, ${latitude}`,
    (latitude, longitude) => `${latitude},${longitude}`,
    (latitude, longitude) => `${latitude} ${longitude}`,
    (latitude, longitude) => `${latitude};${longitude}`,
    (latitude, longitude) => `${latitude} / ${longitude}`,
    (latitude, longitude) => `${latitude}N ${longitude}E`,
    (latitude, longitude) => `N${latitude} E${longitude}`,
    (latitude, longitude) => `${latitude}° N, ${longitude}° E`,
    (latitude, longitude) => `lat=${latitude}&lon=${longitude}`,
    (latitude, longitude) => `latitude ${latitude} and longitude ${longitude}`,
    (latitude, longitude) => `POINT(${longitude} ${latitude})`,
    (latitude, longitude) => `!3d${latitude}!4d${longitude}`,
    (latitude, longitude) => `"lat": "${latitude}", "lng": "${longitude}"`,
  );

  test("a pair within Sri Lanka is found in every notation and disguise", () => {
    fc.assert(
      fc.property(
        written(5, 10.49),
        written(79, 82.49),
        notation,
        fc.constantFrom(...HIDDEN),
        fc.constantFrom("", "Seen at ", "He was here: "),
        (latitude, longitude, write, hide, before) =>
          findPosition(`${before}${hide(write(latitude, longitude))} in 2019.`) !== undefined,
      ),
      { numRuns: runs(2000, 500) },
    );
  });

  test("degrees and minutes are found", () => {
    const angle = (high: number) =>
      fc.tuple(fc.integer({ min: 0, max: high }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }));
    const write = fc.constantFrom<(d: number, m: number, s: number) => string>(
      (d, m, s) => `${d}°${m}'${s}"`,
      (d, m, s) => `${d}° ${m}′ ${s}″`,
      (d, m) => `${d} deg ${m} min`,
      (d, m) => `${d} degrees ${m}.5 minutes`,
      (d, m) => `${d}º${m}’`,
    );
    fc.assert(
      fc.property(angle(180), write, ([d, m, s], format) => findPosition(`at ${format(d, m, s)} N`) !== undefined),
    );
  });

  test("ordinary prose with ordinary numbers is let through", () => {
    const fact = fc.oneof(
      fc.integer({ min: 1, max: 2000 }).map((n) => `${n} elephants`),
      fc.integer({ min: 1, max: 9999 }).map((n) => `Rs ${n.toLocaleString("en")}`),
      fc.double({ min: 0.1, max: 40, noNaN: true }).map((n) => `${n.toFixed(1)} km`),
      fc.double({ min: 0.1, max: 5, noNaN: true }).map((n) => `${n.toFixed(2)} m (${(n * 3.28).toFixed(1)} ft)`),
      fc.double({ min: 0, max: 100, noNaN: true }).map((n) => `${n.toFixed(1)} %`),
      fc.integer({ min: 15, max: 40 }).map((n) => `${n} °C`),
      fc
        .date({ min: new Date("1900-01-01"), max: new Date("2099-01-01"), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      fc
        .date({ min: new Date("1900-01-01"), max: new Date("2099-01-01"), noInvalidDate: true })
        .map((date) => date.toUTCString().slice(5, 16).toUpperCase()),
      fc.tuple(fc.nat(23), fc.nat(59)).map(([h, m]) => `${h}.${String(m).padStart(2, "0")} am`),
      fc.tuple(fc.integer({ min: 1900, max: 1999 }), fc.nat(99)).map(([a, b]) => `${a}–${b}`),
      fc.lorem({ mode: "sentences", maxCount: 2 }),
    );
    const joint = fc.constantFrom(", ", " and ", " / ", "; ", ". ", " to ", "\n\n", " (");
    const prose = fc
      .array(fc.tuple(fact, joint), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.flat().join(""));
    fc.assert(
      fc.property(prose, (text) => {
        expect(findPosition(text)).toBeUndefined();
      }),
      { numRuns: runs(2000, 500) },
    );
  });
});
