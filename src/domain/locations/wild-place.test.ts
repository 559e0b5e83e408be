import { describe, expect, test } from "vitest";
import { PARKS_AND_DISTRICTS } from "./parks-and-districts.ts";
import { placeWarnings } from "./wild-place.ts";

describe("placeWarnings", () => {
  test.each([
    ["He is often met on the Sithulpawwa road.", ["Sithulpawwa road"]],
    ["Seen in Yala Block I and Block 5.", ["Yala Block I", "Block 5"]],
    ["The body lay at Siyambalangamuwa tank.", ["Siyambalangamuwa tank"]],
    ["Found at Aliyawetunuwewa, Kekirawa.", ["Aliyawetunuwewa"]],
    ["He crossed at sluice 2.", ["sluice 2"]],
    ["He went 3 km north of it.", ["3 km north"]],
    ["A photograph of him on the A11.", ["the A11"]],
    ["a <b>Kudawila</b> <i>tank</i>", ["Kudawila tank"]],
    ["කලා වැවේ බැම්ම", ["බැම්ම"]],
    ["the Kuda pond, the Kuda pond and the KUDA POND", ["Kuda pond"]],
  ])("names the words in %j", (text, words) => {
    expect(placeWarnings(text)).toEqual(words);
  });

  test.each([
    "He drinks every evening at Palatupana.",
    "Best seen between 4 and 6 pm on the Buttala–Kataragama stretch.",
    "Seen daily at the Situlpahuwa rock temple.",
    "Near the Welmalkema junction",
    "behind the school",
    "වැවට හවසට එයි",
    "වැවේ හැමදාම නානවා",
    "පාරේ සවස හතට බලන්න",
    "ගම්මානයේ සැරිසරයි",
    "පොකුණෙන්",
    "குளத்தில் மாலையில் குளிக்கிறது",
    "கிராமத்தின் எல்லையில் உலாவுகிறது",
    "சாலையில் இரவில் நிற்கும்",
    "பாலத்தின் கீழ்",
    "கோயிலுக்கு வருகிறது",
  ])("warns of %j", (text) => {
    expect(placeWarnings(text)).not.toEqual([]);
  });

  test.each([
    "He lives in Yala National Park, Hambantota District.",
    "The herd of Kala Wewa National Park, the Kala Wewa herd and Kalawewa.",
    "Gal Oya, Maduru Oya and Lunugamvehera National Park",
    "A delegate blocked the investigation; he campaigned broadly on roadside safety.",
    "They block his way.",
    "A lorry on a road tore out his tusk.",
    "Tanks, as the old reservoirs are called",
    "A fence that belongs to a village",
    "its reservoir, built by King Mahasen",
    "The estate of the late owner",
    "Kulama is a Sinhala word",
    "වැව් අලින් ආකර්ෂණය කරයි.",
    "குளங்கள் யானைகளை ஈர்க்கின்றன.",
    ...PARKS_AND_DISTRICTS,
  ])("has nothing against %j", (text) => {
    expect(placeWarnings(text)).toEqual([]);
  });

  test.each([
    "A",
    "Aa ",
    "<",
    "a",
    "Abc-",
    "x wewa",
    " ",
    "near the a ",
    "Kuda Oya ",
    "1 km ",
    "වැව",
    "වැවට ",
    "කිලෝමීටර් 3",
    "සෑම ",
    "குளத்",
    "குளத்தில் ",
    "மாலை ",
    "at every a ",
  ])("takes linear time on %j repeated", (piece) => {
    const start = performance.now();
    placeWarnings(piece.repeat(200_000 / piece.length));
    expect(performance.now() - start).toBeLessThan(4000);
  });
});

test("there are 25 districts and 18 protected areas", () => {
  expect(PARKS_AND_DISTRICTS.filter((name) => name.endsWith(" District"))).toHaveLength(25);
  expect(PARKS_AND_DISTRICTS.filter((name) => !name.endsWith(" District"))).toHaveLength(18);
  expect(new Set(PARKS_AND_DISTRICTS).size).toBe(43);
});
