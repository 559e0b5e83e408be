import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../tests/support/tier.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import { rankSuggestions, similarity } from "./similarity.ts";

const TUSKERS = [
  "Gemunu|Gamunu",
  "Nandimithra|Nandimitra",
  "Sando",
  "Thilak|Tilak",
  "Kublai Khan",
  "Galgamuwa Dala Poottuwa|Dala Puttuwa|Galgamuwa tusker",
  "Parakrama|Deerga-dantu",
  "Walagamba|Valagamba",
  "Revatha|Rewatha|Adambarakaraya",
  "Deega Danthu 1|Deegadanthu",
  "Kawanthissa|Kavantissa|Gajaba|Maha Atha",
  "Unicorn",
  "Walawe Raja",
  "Eka Dantha|One Tusker",
  "Maligawa Raja|Raja of Kandy|රාජා ඇතා",
  "Heiyantuduwa Raja|හෙයියන්තුඩුවේ රාජා",
  "Millangoda Raja|මිල්ලන්ගොඩ රාජා",
  "Millangoda Podi Raja|Jayanthi",
  "Nadungamuwa Raja|Nedungamuwe Vijaya Raja|නැදුන්ගමුව රාජා",
  "Sinha Raja",
  "Thai Raja|Plai Pratu Pha",
  "Kandula of Kelaniya|Kandula Raja|Sri Narong",
  "Muthu Raja|Sak Surin",
  "Bullet|Senadhi",
  "Indi Raja|ඉන්දි රාජා|Bashir",
].map((line) => ({ id: line.split("|")[0] as string, names: line.split("|").map(foldForSearch) }));

const suggest = (query: string, limit = 5) => rankSuggestions(foldForSearch(query), TUSKERS, limit).map(({ id }) => id);

describe("rankSuggestions", () => {
  test.each([
    ["milangodda", "Millangoda Raja"],
    ["kavantisa", "Kawanthissa"],
    ["gajabba", "Kawanthissa"],
    ["gemunoo", "Gemunu"],
    ["nandimitra", "Nandimithra"],
    ["nandhimithre", "Nandimithra"],
    ["nedungamuva", "Nadungamuwa Raja"],
    ["raja maligava", "Maligawa Raja"],
    ["valave rajah", "Walawe Raja"],
    ["revata", "Revatha"],
    ["tilaka", "Thilak"],
    ["sinharaja", "Sinha Raja"],
    ["muturaja", "Muthu Raja"],
    ["bullit", "Bullet"],
    ["cublai can", "Kublai Khan"],
    ["heyanthuduwa", "Heiyantuduwa Raja"],
    ["parakrma", "Parakrama"],
    ["unicron", "Unicorn"],
    ["මිල්ලංගොඩ", "Millangoda Raja"],
    ["கவந்திஸா", "Kawanthissa"],
    ["නන්දිමිත්ත", "Nandimithra"],
  ])("%j finds %s first", (query, name) => {
    expect(suggest(query)[0]).toBe(name);
  });

  test.each(["xyzzy", "zebra", "qwerty", "elephant", "leopard", "hello world", "london", "a", "xy", "", "   ", "!!!"])(
    "%j finds nothing",
    (query) => {
      expect(suggest(query)).toEqual([]);
    },
  );

  test("returns at most the requested number", () => {
    expect(suggest("raja", 3)).toHaveLength(3);
    expect(suggest("raja", 0)).toEqual([]);
  });

  test("the order does not depend on the order of the candidates", () => {
    const expected = rankSuggestions("raja", TUSKERS, 25);
    expect(rankSuggestions("raja", [...TUSKERS].reverse(), 25)).toEqual(expected);
    const twins = [
      { id: "b", names: ["raja"] },
      { id: "a", names: ["raja"] },
    ];
    expect(rankSuggestions("raja", twins, 5).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  test("leaving out early who cannot come among the best changes nothing", () => {
    const word = fc.string({ unit: fc.constantFrom(..."aabdeghkmnotuw"), minLength: 1, maxLength: 8 });
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(name, fc.array(fc.array(name, { minLength: 1, maxLength: 2 }), { maxLength: 30 }), (query, names) => {
        const candidates = [...names, [`${query}x`], [query.slice(1)]].map((each, id) => ({ id, names: each }));
        const alone = candidates.flatMap((candidate) => rankSuggestions(query, [candidate], 1));
        const ranked = rankSuggestions(query, candidates, 3);
        expect(ranked).toEqual(rankSuggestions(query, candidates, candidates.length).slice(0, 3));
        expect(ranked.map(({ score }) => score)).toEqual(
          alone
            .map(({ score }) => score)
            .sort((a, b) => b - a)
            .slice(0, 3),
        );
      }),
      { numRuns: runs(500) },
    );
  });
});

describe("similarity", () => {
  test("is 1 for the same name in another spelling of case and accents, 0 for nothing in common", () => {
    expect(similarity("Rājā", "raja")).toBe(1);
    expect(similarity("abc", "xyz")).toBe(0);
    expect(similarity("", "raja")).toBe(0);
  });

  test("stays between 0 and 1 and does not depend on the order", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const value = similarity(a, b);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(similarity(b, a)).toBeCloseTo(value, 10);
      }),
      { numRuns: runs(100) },
    );
  });
});
