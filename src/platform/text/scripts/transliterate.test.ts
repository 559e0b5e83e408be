import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../tests/support/tier.ts";
import { scriptOf, transliterate } from "./transliterate.ts";

describe("a name in the letters of another script", () => {
  test.each([
    ["Kawanthissa", "කවන්තිස්ස", "கவந்திஸ்ஸ"],
    ["Kāvantissa", "කාවන්තිස්ස", "காவந்திஸ்ஸ"],
    ["Nandimithra", "නන්දිමිත්‍ර", "நந்திமித்ர"],
    ["Millangoda Podi Raja", "මිල්ලන්ගොඩ පොඩි රාජා", "மில்லங்கொட பொடி ராஜா"],
    ["Deega Danthu 1", "දීග දන්තු 1", "தீக தந்து 1"],
    ["Raja of the Maligawa", "මලිගව රාජා", "மலிகவ ராஜா"],
    ["Sanka", "සංක", "சங்க"],
    ["Mian", "මියන්", "மியன்"],
    ["Rajah", "රාජා", "ராஜா"],
    ["SRI", "ශ්‍රී", "ஸ்ரீ"],
    ["Kshema", "ක්ෂෙම", "க்ஷெம"],
  ])("%s is %s and %s", (name, sinhala, tamil) => {
    expect([transliterate(name, "sinhala"), transliterate(name, "tamil")]).toEqual([sinhala, tamil]);
  });

  test.each([
    ["කාවන්තිස්ස", "Kawanthissa", "காவந்திஸ்ஸ"],
    ["ගැමුණු රජු", "Gamunu Raju", "கெமுணு ரஜு"],
    ["ශ්‍රී ලංකා", "Sri Lanka", "ஸ்ரீ லங்கா"],
    ["ක්‍ෂේත්‍ර", "Kshethra", "க்ஷேத்ர"],
    ["සිංහ", "Sinha", "சின்ஹ"],
    ["අඹ කොළ", "Amba Kola", "அம்ப கொள"],
  ])("%s is %s and %s", (name, latin, tamil) => {
    expect([transliterate(name, "latin"), transliterate(name, "tamil")]).toEqual([latin, tamil]);
  });

  test.each([
    ["காவன்திஸ்ஸ", "Kawanthissa", "කාවන්තිස්ස"],
    ["கந்துல", "Kandula", "කන්දුල"],
    ["ஸ்ரீ", "Sri", "ශ්‍රී"],
    ["முத்து", "Mutthu", "මුත්තු"],
    ["ஃபாத்திமா", "Fatthima", "ෆාත්තිමා"],
  ])("%s is %s and %s", (name, latin, sinhala) => {
    const written = transliterate(name, "latin");
    expect([written, transliterate(name, "sinhala")]).toEqual([latin, sinhala]);
  });

  test.each(["Unicorn", "Crossed", "The Old King", "大象", "42", "", " ", "a".repeat(300)])(
    "is not made of %j",
    (name) => {
      for (const script of ["sinhala", "tamil"] as const) expect(transliterate(name, script)).toBeUndefined();
    },
  );

  test("is not made of one in that script", () => {
    expect([transliterate("Raja", "latin"), transliterate("රාජා", "sinhala"), transliterate("ராஜா", "tamil")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test("letters by rule are letters of that script alone, well formed, and always the same", () => {
  const latin = fc.string({ unit: fc.constantFrom(..."abdeghijklmnoprstuvwyzāṇś"), minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(latin, (name) => {
      const written = transliterate(name, "sinhala");
      if (written === undefined) return;
      expect(written).toMatch(/^[\u0d80-\u0dff\u200d]+$/);
      // No sign stands without a letter, no joiner at an end, and no letter has two vowel signs.
      expect(written).not.toMatch(/^[\u0dca-\u0ddf\u200d]|\u200d$|[\u0dcf-\u0ddf]{2}/);
      const tamil = transliterate(name, "tamil");
      expect(tamil).toMatch(/^[\u0b80-\u0bff]+$/);
      expect(tamil).not.toMatch(/^[\u0bbe-\u0bcd]|[\u0bbe-\u0bcc]{2}/);
      expect(transliterate(name, "sinhala")).toBe(written);
      expect(scriptOf(transliterate(written, "latin") ?? "")).toBe("latin");
    }),
    { numRuns: runs(2000) },
  );
});
