import { expect, test } from "vitest";
import { monthName } from "./months.ts";

test.each([
  [1, "January", "ජනවාරි", "ஜனவரி"],
  [2, "February", "පෙබරවාරි", "பெப்ரவரி"],
  [3, "March", "මාර්තු", "மார்ச்"],
  [4, "April", "අප්‍රේල්", "ஏப்ரல்"],
  [5, "May", "මැයි", "மே"],
  [6, "June", "ජූනි", "ஜூன்"],
  [7, "July", "ජූලි", "ஜூலை"],
  [8, "August", "අගෝස්තු", "ஓகஸ்ட்"],
  [9, "September", "සැප්තැම්බර්", "செப்டெம்பர்"],
  [10, "October", "ඔක්තෝබර්", "ஒக்டோபர்"],
  [11, "November", "නොවැම්බර්", "நவெம்பர்"],
  [12, "December", "දෙසැම්බර්", "டிசெம்பர்"],
])("month %i is %s, %s, %s", (month, english, sinhala, tamil) => {
  expect([monthName("en", month), monthName("si", month), monthName("ta", month)]).toEqual([english, sinhala, tamil]);
});

test("there is no month 0 and no month 13", () => {
  for (const month of [0, 13, 1.5, Number.NaN]) expect(() => monthName("si", month)).toThrow(RangeError);
});
