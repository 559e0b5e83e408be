import { describe, expect, test } from "vitest";
import { findPosition } from "./position-text.ts";

describe("findPosition in three languages, grids and the ways people write numbers", () => {
  test.each([
    "අක්ෂාංශ 6.2712 දේශාංශ 81.4012",
    "6.2712 උතුර 81.4012 නැගෙනහිර",
    "அட்சரேகை 6.2712, தீர்க்கரேகை 81.4012",
    "6.2712 வடக்கு, 81.4012 கிழக்கு",
    "6.27 උතුර සහ 81.40 නැගෙනහිර",
    "උතුරු අක්ෂාංශ 6 අංශක 16 විනාඩි",
    "6 பாகை 16 நிமிடம்",
    "E512345 N412345",
    "SLD99 512345 412345",
    "Kandawala 212345, 212345",
    "N412345 E512345",
    "6.27 by 81.40",
    "6.27 x 81.40",
    "6.27 × 81.40",
    "6.27 then 81.40",
    "6,27 - 81,40",
    "81,40 – 6,27",
    "w3w: filled.count.soap",
    "what3words filled.count.soap",
    "geohash tc3xb9",
    "tc3x9b2q",
    "8Q4C +XV",
    "8Q4C + XV",
    "44N493212897122",
    "6 . 2 7 1 2 , 8 1 . 4 0 1 2",
    "6. 2712, 81. 4012",
    "6‚2712 81‚4012",
    "6‚2712, 81‚4012",
    "6.271°",
    "six point two seven, eighty-one point four zero",
    "https://google.com./maps/x",
    "https://www.google.com/search?q=yala&tbm=map",
    "https://what3words。com/a.b.c",
    "https://flickr.com/map/?fLat=6.27&fLon=81.4",
    "https://www.flickr.com/map",
    "https://www.inaturalist.org/observations/1",
    "https://ebird.org/checklist/S1",
    "https://www.alltrails.com/trail/x",
    "https://strava.com/x",
    "https://share.google/abc",
    "https://g.co/kgs/abc",
    "https:\\\\google.com\\maps\\x",
    "google.lk./maps",
    "//maps.google.com.",
    "6.2712ක් 81.4012ක්",
    "ඛණ්ඩාංක 6.27 81.40",
    "Grid ref. 412 287",
    "ජාතික ජාල අංකය 412 287",
    "தேசியக் கட்டம் 412 287",
  ])("refuses %j", (text) => {
    expect(findPosition(text)).toBeDefined();
    expect(findPosition(`Seen by many people (${text}) in the dry season.`)).toBeDefined();
  });

  test.each([
    "pages 7.12 and 81.05 of the report",
    "8.45, 80.30 are the two prices",
    "Version 6.27 and 81.40",
    "The national grid carries 220 132 kV",
    "the grid of 120 000 houses",
    "වාර්තාවේ පිටු 7.12 සහ 81.05",
    "රුපියල් 8.45 සහ 80.30",
    "ரூபாய் 8.45 மற்றும் 80.30",
    "between 8,450 - 81,400 rupees",
    "One, two, three. He was 6. 2019 was dry",
    "Elephants E123 and N12",
    "tc12345",
    "6.25 x 81.40 m",
    "https://www.instagram.com/p/abc/",
    "https://www.google.com/search?q=yala",
    "https://www.inaturalist.org/pages/about",
    "උතුරු පළාතේ සහ නැගෙනහිර පළාතේ අලි 6.5ක්",
    "வடக்கு மாகாணத்தில் 6.5 சதவீதம்",
  ])("lets %j pass", (text) => {
    expect(findPosition(text)).toBeUndefined();
    expect(findPosition(`<p>${text}</p> <p>Seen in the dry season of 2019.</p>`)).toBeUndefined();
  });
});
