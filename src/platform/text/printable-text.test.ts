import { expect, test } from "vitest";
import { printableText, unprintableSigns } from "./printable-text.ts";

test.each([
  "Minnēriya Nāḍuṅgamuvē rājā, Ṣaṇmukha",
  "ශ්‍රී ක්‍රියා කෝ · கொம்பன் ஸ்ரீ",
  "a\u0304 ♂ 3½ m → “Слон”, ελέφας, Rs 5 ₨",
  "",
])("%s is printed as it is", (text) => {
  expect([printableText(text), unprintableSigns(text)]).toEqual([text, []]);
});

test.each([
  ["Raja 🐘", "Raja \ufffd", ["🐘"]],
  ["象と象 Raja", "\ufffd\ufffd\ufffd Raja", ["象", "と"]],
  // One sign to the eye, made of several characters.
  ["👨‍👩‍👧 1️⃣ ආ👋🏽", "\ufffd \ufffd ආ\ufffd", ["👨‍👩‍👧", "1️⃣", "👋🏽"]],
  ["Raja\u0007\ufeff\ud83d", "Raja\ufffd\ufffd\ufffd", ["\u0007", "\ufeff", "\ud83d"]],
])("%j is printed with replacement signs", (text, printed, signs) => {
  expect([printableText(text), unprintableSigns(text)]).toEqual([printed, signs]);
});
