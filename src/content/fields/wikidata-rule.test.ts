import { expect, test } from "vitest";
import { wikidataRule } from "./wikidata-rule.ts";

const rule = wikidataRule("Wikidata item");

test("an item is sent as its number or its address, and stored as its number", () => {
  const forms = [
    "Q42",
    "  Q42 ",
    "https://www.wikidata.org/wiki/Q42",
    "https://m.wikidata.org/wiki/Q42",
    "http://www.wikidata.org/entity/Q42",
  ];
  expect(forms.map((form) => rule.parse(form))).toEqual(forms.map(() => "Q42"));
});

test("anything else is refused in plain words", () => {
  const wrong = [
    "",
    "Q",
    "Q0",
    "Q042",
    "q42",
    "P42",
    "Q42 Q43",
    "Gemunu",
    "https://www.wikidata.org/wiki/Gemunu",
    "https://wikidata.org.example.com/wiki/Q42",
    "https://www.wikidata.org/wiki/Q42#P31",
    "javascript:alert(1)//Q42",
    `Q${"1".repeat(100)}`,
    42,
  ];
  for (const value of wrong) expect(rule.safeParse(value).success, String(value)).toBe(false);
});
