import { expect, test } from "vitest";
import { findFolded } from "./find-folded.ts";
import { foldForSearch } from "./fold.ts";

const foundIn = (text: string, search: string) => {
  const found = findFolded(text, foldForSearch(search));
  return found && text.slice(found.start, found.end);
};

test("the letters of a text are found in any case and spelling of the search", () => {
  expect(foundIn("Yala National Park", "yala n")).toBe("Yala N");
  expect(foundIn("Ruhunu Maha  Kataragama", "MAHA kata")).toBe("Maha  Kata");
  expect(foundIn("the “Deega Danthu”", '"deega')).toBe("“Deega");
  expect(foundIn("Māhasen of Minneriya", "mahasen")).toBe("Māhasen");
  expect(foundIn("Straße", "asse")).toBe("aße");
});

test("a letter is marked with its vowel sign, and with joiners inside the word", () => {
  expect(foundIn("ගැමුණු රජ", "ගැමුණු")).toBe("ගැමුණු");
  expect(foundIn("වනෝද්‍යානය", "ද්යාන")).toBe("ද්‍යාන");
});

test("what a text does not have is not found, nor is nothing", () => {
  expect(foundIn("Gemunu", "gamunu")).toBeUndefined();
  expect(foundIn("Gemunu", "")).toBeUndefined();
  expect(foundIn("ගැමුණු", "gemunu")).toBeUndefined();
});
