import { describe, expect, test } from "vitest";
import { TUSKER, type TuskerValues } from "../../screens/tuskers/tusker-definition.ts";
import { findDifferences, findDisagreements, settle, takeStored } from "./three-way.ts";

const aged = (years: number) => ({
  age: [{ value: { min: years, max: years }, certainty: "certain" as const, sources: [] }],
});
const raja = (fields: Partial<TuskerValues> = {}): TuskerValues => ({
  ...TUSKER.blank(),
  name: "Raja",
  claims: aged(60),
  location: "Kandy District",
  ...fields,
});

describe("two people who change the same version", () => {
  const base = raja();
  const mine = raja({ name: "Nadungamuwa Raja", description: "Mine.", claims: aged(61) });
  const theirs = raja({ location: "Kandy", description: "Theirs.", claims: {} });
  const found = findDisagreements(TUSKER.compared, { base, mine, theirs });

  test("lists every part that differs, and whose change it is", () => {
    expect(found.map(({ field, changedBy }) => [field.label, changedBy])).toEqual([
      ["Tusker Name", "me"],
      ["Description", "both"],
      ["Location", "them"],
      ["Facts and sources", "both"],
    ]);
  });

  test("leaves out what both wrote alike", () => {
    const alike = { base, mine: raja({ tags: ["a"] }), theirs: raja({ tags: ["a"] }) };
    expect(findDisagreements(TUSKER.compared, alike)).toEqual([]);
  });

  test("get what was chosen, and theirs where nothing was", () => {
    const [name, description, , facts] = found.map(({ field }) => field);
    if (!name || !facts || !description) throw new Error("A part is missing");
    const settled = settle(
      { mine, theirs },
      new Map([
        [name, "mine" as const],
        [facts, "mine" as const],
        [description, "theirs" as const],
      ]),
    );
    expect(settled).toEqual({ ...theirs, name: "Nadungamuwa Raja", claims: aged(61) });
  });
});

test("a part differs by what it says, not by the order in which its keys were written", () => {
  const portrait = raja({ portrait: { pose: "side", skin: "ash" } });
  expect(findDifferences(TUSKER.compared, portrait, raja({ portrait: { skin: "ash", pose: "side" } }))).toEqual([]);
  const labels = findDifferences(TUSKER.compared, portrait, raja({ portrait: { skin: "ash" } })).map(
    ({ label }) => label,
  );
  expect(labels).toEqual(["Drawing"]);
});

test("what was typed while a save was on its way stays; the rest is what the server made of it", () => {
  const sent = raja({ name: " Raja " });
  const now = raja({ name: " Raja ", description: "Typed meanwhile" });
  const stored = raja({ slug: "raja", tags: ["kandy"] });
  expect(takeStored(sent, now, stored)).toEqual({ ...stored, description: "Typed meanwhile" });
});
