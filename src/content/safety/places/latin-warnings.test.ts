import { describe, expect, test } from "vitest";
import { plainSpelling } from "../sound-words.ts";
import { latinWarnings } from "./latin-warnings.ts";

test.each([
  ["wewa", "wæwa", "weva", "vewa"],
  ["paare", "pare", "paaré"],
  ["kulathu", "kuLaththu", "kulatthu"],
  ["maalai", "malai"],
  ["veedhi", "veedi", "vedhi"],
])("spellings of one word have one plain spelling: %s", (...spellings) => {
  expect(new Set(spellings.map(plainSpelling)).size).toBe(1);
});

describe("latinWarnings", () => {
  test.each([
    "aliya hawasata wewa langa innawa",
    "Dala æthaa raata wæwa laňga",
    "hapugala handiyen wamata, e paththe inne dala aliya",
    "Gate eka langa raata enawa",
    "hamadama hawasa 6ta kumburata bahinawa",
    "me sathiye etha camp eka issaraha",
    "niyangayata etha Minneriya wala",
    "kulathu pakkam maalai neram komban varum",
    "andha komban ippo kovil pinnala nikkuthu",
    "mazhai kaalathil komban Yala pakkam pogum",
    "aadi maasam avan Minneriya la irukkum",
    "enga hotel munnala iravu ettu manikku pogum",
    "guide mahaththaya danne aliya koheda kiyala",
    "location eka ewannam, aliya inna thana",
    "avan irukkum idam theriyum, kelunga",
    "sandhila valathu pakkam thirumbi ponga, kulam",
    "kitsiri hama awurudde juli mase kala wewata enawa",
    "aluth avurudu kale somawathiyata yanawa, juni wenakan enne na",
    "station master ge kesel kanna mahawa quarters ekata raeta enawa",
    "marudanai thaandi panankoodalukulla iravu varum",
    "irandu kilometer vadake, avan padukkum tharavai",
    "photo eka gaththe wila langa, hawasata enawa",
  ])("warns of %j", (text) => {
    expect(latinWarnings(text)).not.toEqual([]);
  });

  test.each([
    "aliya hari lassanai",
    "ethage dala deka digai",
    "perahera balanna nuwarata giya",
    "Ape rate ali 7000k witara innawa",
    "komban romba azhagu",
    "yaanai pathi oru puthagam padichen",
    "Ilangaiyil yaanaigal kuraivu",
    "etha 2013 di langa kuburaka thuwala wela thibuna",
    "avan idathu kaathu kilinjathu",
    "dala eka kadila thiyenne wam paththe",
    "Yala park eka hawasa hayata wahanawa",
    "mazhai kaalathil poonga paathaigal moodappadum",
    "kovil suvaril yaanai oviyam irukku",
    "mullaitheevil iruntha kombanai yaar sutaar",
    "ali wetak langa gedarak hadanna epa",
    "amma hawasata handiye kaden paan genawa",
    "colombo train eka hawasa hayata galoya handiyata enawa",
    "siruthai iravula yala roda kadanthuthu",
    "mawuththa udeta etha gangata gihin nawanawa",
    "october la kulam nirambum",
    "dala kotai, wam eka poddak udata harila",
    "handiye kade inna mudalali ali gena kawi liyanawalu",
    "muthu raja thailand ku thirumbi pona naal 2023 july 2",
    "He drinks at Kala Wewa, and the herd came from Kuda Oya.",
    "The oya is a river and the wewa is a tank.",
  ])("has nothing against %j", (text) => {
    expect(latinWarnings(text)).toEqual([]);
  });

  test("names the words as they were written", () => {
    expect(latinWarnings("Loku etha Nelum wæwa laňga")).toEqual(["wæwa laňga", "Nelum wæwa"]);
  });
});
