import { expect, test } from "vitest";
import { createCandidates, foundIn, placeOfWords, termsOf } from "./found-words.ts";

const TEXT = "He was born in Yala. Visitors began it by feeding him from safari jeeps! The habit of the jeeps stayed.";

const sentenceOf = (text: string, search: string): string | undefined => foundIn(text, termsOf(search))?.text;

test("words are found in any order, whatever their case and accents", () => {
  expect(sentenceOf(TEXT, "JEEPS feeding")).toBe("Visitors began it by feeding him from safari jeeps!");
  expect(sentenceOf("The Vīḍiya of Māhasen", "vidiya mahasen")).toBe("The Vīḍiya of Māhasen");
  expect(sentenceOf("ගැමුණු රජ වනෝද්‍යානයේ", "ද්යාන ගැමුණු")).toBe("ගැමුණු රජ වනෝද්‍යානයේ");
});

test("a phrase in quotes is found as a whole only", () => {
  expect(sentenceOf(TEXT, "“safari jeeps”")).toBe("Visitors began it by feeding him from safari jeeps!");
  expect(sentenceOf(TEXT, '"jeeps safari"')).toBeUndefined();
  expect(sentenceOf(TEXT, '"jeeps! the habit"')).toBe("jeeps! The habit");
});

test("a text without one of the words is not found, nor is anything by nothing", () => {
  expect(sentenceOf(TEXT, "jeeps lorries")).toBeUndefined();
  expect(sentenceOf(TEXT, '  "" ')).toBeUndefined();
});

test("each place of the words is marked, words side by side as one", () => {
  const found = foundIn("Safari jeeps, and jeeps.", termsOf("jeeps safari"));
  expect(found?.marks.map(({ start, end }) => found.text.slice(start, end))).toEqual(["Safari jeeps", "jeeps"]);
});

test("words that stand in several sentences of a text are one hit, which says in how many", () => {
  expect(foundIn(TEXT, termsOf("jeeps"))).toMatchObject({
    text: "Visitors began it by feeding him from safari jeeps!",
    more: 1,
  });
});

test("letters for private use in a text are no ends of sentences", () => {
  expect(foundIn("One\ue000 two. Three\ue000 four.", termsOf("four three"))?.text).toBe("Three\ue000 four.");
});

test("of a long sentence a part around the words is shown", () => {
  const found = foundIn(`${"word ".repeat(200)}safari jeeps ${"word ".repeat(200)}`, termsOf("jeeps"));
  expect(found?.text.length).toBeLessThan(260);
  expect(found?.marks.map(({ start, end }) => found.text.slice(start, end))).toEqual(["jeeps"]);
});

test("a form selects the words in the sentence that the hit shows", () => {
  const place = placeOfWords(TEXT, termsOf("jeeps habit"));
  expect(TEXT.slice(place?.start, place?.end)).toBe("habit");
});

test("no stored text is passed over that holds the words, however it is written", () => {
  const may = (stored: string, search: string) => createCandidates(termsOf(search))(stored);
  for (const [stored, search] of [
    ["<p>A <em>Safa</em>ri jeep</p>", "safari"],
    ['{"note":"The Māhasen"}', "mahasen"],
    ["<p>M&#257;hasen</p>", "mahasen"],
    ["<p>ﬁsh in 2 km²</p>", "fish km2"],
    ["වනෝද්‍යානය", "වනෝද්යානය"],
    ["tusks < 2 m, jeeps > 3", "jeeps"],
    ["“Deega’s” tusks", "\"deega's"],
  ] as const)
    expect([stored, may(stored, search)]).toEqual([stored, true]);
  expect(may("<p>Nothing of the kind</p>", "jeeps")).toBe(false);
});

test("a long text is searched in linear time", () => {
  const begun = performance.now();
  for (const text of ["<".repeat(200_000), '."'.repeat(100_000), "a ".repeat(100_000), "é".repeat(200_000)]) {
    createCandidates(["a", "b"])(text);
    foundIn(text, ["a"]);
    placeOfWords(text, ["a"]);
  }
  expect(performance.now() - begun).toBeLessThan(3000);
});

test("a long sentence and many short words take no longer", () => {
  const terms = termsOf("a b c d e f g h i j k l");
  const sentence = `${"é එක tusker ".repeat(10_000)} abcdefghijkl`;
  const begun = performance.now();
  expect(foundIn(sentence, terms)?.marks.length).toBeGreaterThan(0);
  expect(placeOfWords(sentence, terms)).toEqual({ start: 0, end: 1 });
  expect(foundIn(`${"é එක tusker ".repeat(10_000)} "zz yy`, ["zz yy"])?.text).toMatch(/zz yy$/);
  for (let text = 0; text < 200; text += 1) foundIn("éabcdefghijkl ".repeat(17), terms);
  expect(performance.now() - begun).toBeLessThan(3000);
});
