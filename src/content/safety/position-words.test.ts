import { describe, expect, test } from "vitest";
import { findPosition } from "./position-text.ts";

describe("findPosition in words", () => {
  test.each([
    "six point two seven, eighty-one point four zero",
    "six decimal two seven one two, then eighty one decimal four",
    "6 point 27, 81 point 40",
    "6 dot 2712 north and 81 dot 4012 east",
    "six and a half degrees, and eighty-one and a quarter",
    "Eight degrees two minutes north, eighty degrees fifty-one minutes east",
    "lat six twenty-eight, long eighty-one nineteen",
    "හය දශම දෙකයි හතයි, අසූ එක දශම හතරයි",
    "අක්ෂාංශ අටයි දශම එකයි, දේශාංශ අසූවයි දශම දෙකයි",
    "උතුරු අක්ෂාංශ අංශක හයයි කලා විසි හතයි",
    "ஆறு புள்ளி இரண்டு ஏழு, எண்பத்தொன்று புள்ளி நான்கு",
    "ஏழு தசம் இரண்டு ஐந்தும் எண்பத்தொன்று தசம் பூச்சியம் நான்கும்",
    "haya dashama dekai hathai, asuwa dashama hatharai",
    "aaru pulli irandu elu, enpathu pulli naangu",
    "akshansha atayi dashama ekayi hathayi, deshansha asuwayi dashama dekayi nawayayi",
    "akshansha 6.2712 deshansha 81.4012",
    "theerkkaregai 81.4012, atsaregai 6.2712",
    "utharata 7.8442 negenahirata 80.5591",
    "ettu degree pathu kalai vadakku, enbathu degree muppathu kalai kilakku",
  ])("finds %j", (text) => {
    expect(findPosition(text)).toBeDefined();
  });

  test.each([
    "His tusks are six point two feet long, and eighty visitors came.",
    "The point is that six of the eighty-one were bulls.",
    "Two and a half years later eighty-one were counted.",
    "He is eighty or eighty-one, and weighs five point two tonnes.",
    "ඔහුගේ දළය මීටර් එකයි දශම පහක් දිගය.",
    "அதன் தந்தம் ஒன்று புள்ளி ஐந்து மீட்டர்.",
  ])("finds nothing in %j", (text) => {
    expect(findPosition(text)).toBeUndefined();
  });
});

describe("findPosition in triples, codes of three words and short links", () => {
  test.each([
    "06-16-12 / 081-24-05",
    "081 24 05, 06 16 12",
    "6:16:12.5; 81:24:05",
    "Zone 44N, east 431870, north 871250",
    "filled.count.soap",
    "lantern dot gravel dot mangoes",
    "what3words: lantern, gravel, mangoes",
    "///lantern.gravel",
    "bit.ly/lokka-spot",
    "https://tinyurl.com/kandula",
    "t.ly/abc",
    "https://goo.gl/AbC123",
    "https://zq9.co/k2Mx9",
    "www.rebrand.ly/tusker",
  ])("finds %j", (text) => {
    expect(findPosition(text)).toBeDefined();
  });

  test.each([
    "06-16-12",
    "He was seen 12-08-2019, 81 of them.",
    "www.adaderana.lk, see also news.example.info",
    "https://www.sundaytimes.lk/081109/News/sundaytimesnews_19.html",
    "https://youtu.be/dQw4w9WgXcQ",
    "https://doi.org/10.1111/abc",
    "https://x.com/Tusker99",
    "He came.then went.away",
    "the short bit of it",
  ])("finds nothing in %j", (text) => {
    expect(findPosition(text)).toBeUndefined();
  });
});
