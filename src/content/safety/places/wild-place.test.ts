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
    ["Camp Kudawila, 25 January 2022", ["Camp Kudawila"]],
    ["He stands near the Kudawila tank.", ["near the Kudawila tank"]],
    ["He was called a giant in the Daily Mirror.", []],
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
    "Near Kudagama he sleeps at noon.",
    "kuda oya bridge… no, at the kuda oya, he is there at dusk",
    "He comes out at exit 11.",
    "He has slept at Kudagama since Tuesday.",
    "ඇතා නිකවැව මුර කුටියේ",
    "අංක 7 ඒකකයේ ඇතා",
    "ගේට් එකේ ඇතා",
    "දෙවෙනි වංගුවේ නිදි",
    "හුරුල්ලත් හබරණත් අතර රෑට ඇවිදිනවා",
    "கொம்பன் கிரிமேட்டியா குளத்தில்",
    "கேணியடியில் கொம்பன்",
    "ஆறாம் பிரிவில் கொம்பன்",
    "நாவற்குளத்தில் கொம்பன்",
    "சின்னப்பாலத்தில் நிக்குது",
    "Our driver can take you straight to him.",
    "Message me for his exact location.",
    "ඇතා ඉන්න තැන ලොකේෂන් එක එවන්නම්.",
    "அவன் தங்கும் இடம் வழிகாட்டிக்குத் தெரியும்.",
  ])("warns of %j", (text) => {
    expect(placeWarnings(text)).not.toEqual([]);
  });

  test.each([
    "ගඩොල් පෝරණුවට රෑට නිදාගන්න එනවලු.",
    "බස් එක නැවැත්තුවා, අඹගස්මුල්ල බෝක්කුව, ඇතා එතන හිටියා.",
    "கடலோரம் பனங்கூடலுக்குள் மதியம் படுத்துக் கிடக்கும்.",
    "மாடு மேய்க்கும் தரவையில் தனியே மேய்கிறது.",
    "பாகனின் விதவை மனைவி வீட்டுக் கிணற்றடிக்கு அவன் வருவான்.",
  ])("warns of a bull whose name is left out: %j", (text) => {
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
    "He was shot near a tank in 1974.",
    "Nobody knows where he was born.",
    "Ath gala kiyana nama parana kathawakin",
    "දළ හොරකම් කළ අය හන්දියේදී අත්අඩංගුවට ගත්තා.",
    "මේ වෙබ් අඩවියේ අලි ඉන්න තැන් දමන්නේ නැත.",
    "රැස්වීම සිකුරාදා සවස හතරට පැවැත්වේ.",
    "கூட்டம் வெள்ளிக்கிழமை மாலை நான்கு மணிக்கு.",
    "யானை ரயிலில் மோதிய செய்தி கேட்டு வருந்தினேன்.",
    "சிறுவயதில் குழியில் விழுந்து காப்பாற்றப்பட்டான்.",
    "King Dutugemunu rode to the southern gate of Vijithapura.",
    "අලි හවසට වැවට එති.",
    "හවස වන අතර අලි ඇවිදියි.",
    "කන් පිටුපස ලප ඇත.",
    "උද්‍යානයේ දොරටුව උදේ හයට විවෘත කෙරේ.",
    "ඔහු මාදුරු ඔය ජාතික උද්‍යානයේ නිතර සිටී.",
    "ඔහු ත්‍රිකුණාමල දිස්ත්‍රික්කයේ හවසට ඇවිදියි.",
    "யானைகள் மாலையில் குளத்துக்கு வருகின்றன.",
    "காதின் கீழ் ஒரு துளை உண்டு.",
    "பூங்கா நுழைவாயில் காலை ஆறு மணிக்குத் திறக்கும்.",
    "அவன் மாதுரு ஓயா தேசியப் பூங்காவில் அடிக்கடி நிற்கும்.",
    "அவன் திருகோணமலை மாவட்டத்தில் வாழ்கிறது.",
    // Another subject is named: people, vehicles, feasts, other animals, things
    "කොළඹ කෝච්චිය හවස හයට ගල්ඔය හන්දියට එනවා.",
    "කිඹුලෝ දවල්ට ඉවුරේ අව්ව තපිනවා.",
    "රජය අලුත් විදුලි වැටක් ගම වටේ ඉදිකරනවා.",
    "රුවන්වැලි සෑය වටා ඇත් ප්‍රාකාරයක් ඇත.",
    "மீனவர்கள் தினமும் காலை களப்பில் படகு விடுகிறார்கள்.",
    "பேருந்து காலை ஏழு மணிக்கு மதவாச்சி சந்தியில் நிற்கும்.",
    "அக்காவின் கல்யாணம் பங்களாவில் நடந்தது.",
    // An animal in somebody's care, and the parts of a tusk
    "පන්සලේ ඇතා හැමදාම හවසට ගඟේ නාවනවා.",
    "கோயில் யானை ஒவ்வொரு நாளும் மாலை ஆற்றில் குளிக்கும்.",
    "தந்தத்தின் முனையில் ஒரு விரிசல்.",
    ...PARKS_AND_DISTRICTS,
  ])("has nothing against %j", (text) => {
    expect(placeWarnings(text)).toEqual([]);
  });
});

test("there are 25 districts and 18 protected areas", () => {
  expect(PARKS_AND_DISTRICTS.filter((name) => name.endsWith(" District"))).toHaveLength(25);
  expect(PARKS_AND_DISTRICTS.filter((name) => !name.endsWith(" District"))).toHaveLength(15);
  expect(new Set(PARKS_AND_DISTRICTS).size).toBe(40);
});
