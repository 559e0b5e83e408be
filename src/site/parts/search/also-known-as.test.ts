import { expect, test } from "vitest";
import { alsoKnownAs } from "./also-known-as.ts";

const kandula = { name: "Kandula of Kelaniya", aliases: ["කඳුල", "Kandula Rāja", "The Old Raja"] };

test.each([
  ["raja", "Kandula Rāja"],
  ["  OLD  raja ", "The Old Raja"],
  ["කඳුල", "කඳුල"],
  ["kandula", undefined],
  ["", undefined],
  ["   ", undefined],
  ["gemunu", undefined],
])("a search for %j found him by %j", (search, name) => {
  expect(alsoKnownAs(kandula, search)).toBe(name);
});
