import { expect, test } from "vitest";
import { SHIPPED } from "../../../content/texts/shipped/shipped.ts";
import { findErrors } from "../../forms/entry/entry-errors.ts";
import { PAGES } from "./page-definition.ts";

const HOME = PAGES.home;

const valuesOf = (changed: object) =>
  HOME.valuesOf({ ...SHIPPED.home, ...changed, _id: "home" } as never) as unknown as Record<string, unknown>;

const told = (name: string, changed: object): string[] =>
  (HOME.compared.find((field) => field.name === name)?.blocksOf(valuesOf(changed) as never) ?? []).map(
    ({ label, runs }) => [...(label ? [label] : []), ...runs.map(({ text, look }) => look?.cites ?? text)].join(" · "),
  );

test("what is shipped of Home can be saved by its form as it is", () => {
  expect(findErrors(HOME, valuesOf({}) as never)).toEqual([]);
});

test("an error in a place or a year is told at its own part", () => {
  const [first, second, ...years] = SHIPPED.home.tollYears;
  const tollYears = [first, { ...second, value: "many" }, ...years];
  const walkPlaces = [{ value: "", meaning: "", note: "Tuskers", sources: [] }];
  expect(findErrors(HOME, valuesOf({ tollYears, walkPlaces }) as never)).toEqual([
    { path: "walkPlaces.0.meaning", message: expect.any(String) },
    { path: "tollYears.1.value", message: expect.any(String) },
  ]);
});

test("the history compares places, years and the sources of the large figure line by line", () => {
  expect(told("walkPlaces", {})[0]).toMatch(/^Kala Wewa · The best place for tuskers · S31/);
  expect(told("tollYears", {})[5]).toBe("72 · 2023 · S233");
  expect(told("tollSources", { tollSources: ["S1", "S2"] })).toEqual(["S1", "S2"]);
});
