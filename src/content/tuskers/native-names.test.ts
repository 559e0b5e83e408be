import { describe, expect, test } from "vitest";
import { foldForSearch } from "../../platform/text/fold.ts";
import { soundOf } from "../../platform/text/scripts/sound.ts";
import { transliterate } from "../../platform/text/scripts/transliterate.ts";
import { readStarterSources, readStarterTuskers } from "../transfer/starter/starter-files.server.ts";
import { nativeNamesOf } from "./native-names.ts";

describe("names in Sinhala and Tamil letters", () => {
  test("are those of the record where it has some", () => {
    const tusker = { name: "Kandula", aliases: ["කඳුල", "Kandula Raja", "කඳුල රාජා", "கந்துல"] };
    expect(nativeNamesOf(tusker)).toEqual([
      { language: "si", name: "කඳුල", origin: "record" },
      { language: "si", name: "කඳුල රාජා", origin: "record" },
      { language: "ta", name: "கந்துல", origin: "record" },
    ]);
  });

  test("are written by rule where it has none, and say so", () => {
    expect(nativeNamesOf({ name: "Athula Raja", aliases: [] })).toEqual([
      { language: "si", name: "අතුල රාජා", origin: "rule" },
      { language: "ta", name: "அதுல ராஜா", origin: "rule" },
    ]);
  });

  test("follow a recorded name in the other script if it sounds like his name, and no other", () => {
    const tamil = (aliases: string[]) =>
      nativeNamesOf({ name: "Kawanthissa", aliases }).find(({ language }) => language === "ta")?.name;
    expect(tamil(["කාවන්තිස්ස"])).toBe("காவந்திஸ்ஸ");
    expect(tamil(["මහ ඇතා"])).toBe("கவந்திஸ்ஸ");
  });

  test("are made of a main name in any of the scripts, which is one of them", () => {
    expect(nativeNamesOf({ name: "ශ්‍රී රාජා", aliases: [] })).toEqual([
      { language: "si", name: "ශ්‍රී රාජා", origin: "record" },
      { language: "ta", name: "ஸ்ரீ ராஜா", origin: "rule" },
    ]);
  });

  test.each(["Unicorn", "Kumana Crossed Tusker", "The Old Raja", "大象", "123", ""])("are not made of %j", (name) => {
    expect(nativeNamesOf({ name, aliases: [] })).toEqual([]);
  });
});

/** How the names of the starter content are usually written in Sinhala and Tamil, by hand; none for names in English. */
const USUAL: Record<string, readonly [string, string]> = {
  Agbo: ["අග්බෝ", "அக்போ"],
  "Athula Raja": ["අතුල රාජා", "அதுல ராஜா"],
  Barana: ["බරණ", "பரண"],
  Bathiya: ["භාතිය", "பாதிய"],
  Bhanu: ["භානු", "பானு"],
  Bullet: ["බුලට්", "புல்லட்"],
  "Dala Poottuwa": ["දළ පූට්ටුවා", "தள பூட்டுவா"],
  "Deega Danthu 1": ["දීඝ දන්තු 1", "தீக தந்து 1"],
  "Deega Danthu 2": ["දීඝ දන්තු 2", "தீக தந்து 2"],
  "Eka Dantha of Kala Wewa": ["කලා වැව ඒකදන්ත", "கலா வெவ ஏகதந்த"],
  "Eka Danthaya of the Maligawa": ["මාලිගාවේ ඒකදන්තයා", "மாளிகாவ ஏகதந்தயா"],
  Enigma: ["එනිග්මා", "எனிக்மா"],
  Gemunu: ["ගැමුණු", "கெமுனு"],
  "Heiyantuduwa Raja": ["හෙයියන්තුඩුවේ රාජා", "ஹெய்யந்துடுவ ராஜா"],
  "Indi Raja": ["ඉන්දි රාජා", "இந்தி ராஜா"],
  "Kandula of Kelaniya": ["කැලණියේ කණ්ඩුල", "களனி கண்டுல"],
  "Kaveri Raja": ["කාවේරි රාජා", "காவேரி ராஜா"],
  Kawanthissa: ["කාවන්තිස්ස", "காவன்திஸ்ஸ"],
  Koliya: ["කෝලිය", "கோலிய"],
  "Kublai Khan": ["කුබ්ලායි ඛාන්", "குப்லாய் கான்"],
  Mahasen: ["මහසෙන්", "மகாசேன்"],
  "Maligawa Raja": ["මාලිගාවේ රාජා", "மாளிகாவ ராஜா"],
  "Millangoda Podi Raja": ["මිල්ලන්ගොඩ පොඩි රාජා", "மில்லங்கொட பொடி ராஜா"],
  "Millangoda Raja": ["මිල්ලන්ගොඩ රාජා", "மில்லங்கொட ராஜா"],
  Mugalan: ["මුගලන්", "முகலன்"],
  "Muthu Raja": ["මුතු රාජා", "முத்து ராஜா"],
  "Myan Kumara": ["මියන් කුමාර", "மியன் குமார"],
  "Myan Raja": ["මියන් රාජා", "மியன் ராஜா"],
  "Nadungamuwa Raja": ["නැදුන්ගමුව රාජා", "நெதுங்கமுவ ராஜா"],
  Nandimithra: ["නන්දිමිත්‍ර", "நந்திமித்ர"],
  "Navam Raja": ["නවම් රාජා", "நவம் ராஜா"],
  Neela: ["නීල", "நீல"],
  Parakrama: ["පරාක්‍රම", "பராக்கிரம"],
  "Pulathisi Raja": ["පුලතිසි රාජා", "புலதிசி ராஜா"],
  "Raja of Pinnawala": ["පින්නවල රාජා", "பின்னவல ராஜா"],
  Revatha: ["රේවත", "ரேவத"],
  "Ruwan Raja": ["රුවන් රාජා", "ருவன் ராஜா"],
  Sando: ["සැන්ඩෝ", "சாண்டோ"],
  Sanka: ["සංඛ", "சங்க"],
  "Sinha Raja": ["සිංහ රාජා", "சிங்க ராஜா"],
  Skanda: ["ස්කන්ධ", "ஸ்கந்த"],
  Sumana: ["සුමන", "சுமன"],
  "Sumedha of Minneriya": ["මින්නේරියේ සුමේධ", "மின்னேரிய சுமேத"],
  "Sumedha of Udawalawe": ["උඩවලවේ සුමේධ", "உடவளவ சுமேத"],
  "Thai Raja": ["තායි රාජා", "தாய் ராஜா"],
  Thilak: ["තිලක්", "திலக்"],
  Walagamba: ["වළගම්බා", "வலகம்பா"],
  "Walawe Raja": ["වලවේ රාජා", "வளவ ராஜா"],
  Wasana: ["වාසනා", "வாசனா"],
};

/** The share of pairs that agree, in per cent. */
const shareOf = (pairs: readonly (readonly [string, string])[], agree: (one: string, other: string) => boolean) =>
  Math.round((100 * pairs.filter(([one, other]) => agree(one, other)).length) / pairs.length);

const soundAlike = (one: string, other: string): boolean =>
  soundOf(foldForSearch(one)) === soundOf(foldForSearch(other));

describe("the rule, compared with how names of the starter content are usually written", () => {
  test("every name is in the table, except those in English", async () => {
    const starter = await readStarterTuskers(await readStarterSources());
    const left = starter.map(({ tusker }) => tusker.name).filter((name) => USUAL[name] === undefined);
    expect(left.sort()).toEqual(["Kumana Crossed Tusker", "Unicorn"]);
    expect(Object.keys(USUAL)).toHaveLength(starter.length - left.length);
  });

  test.each([
    ["sinhala", 0, { exact: 33, sound: 96 }],
    ["tamil", 1, { exact: 35, sound: 90 }],
  ] as const)("in %s letters, exactly or at least in sound", (script, column, least) => {
    const pairs = Object.entries(USUAL).map(
      ([name, usual]) => [transliterate(name, script) ?? "", usual[column]] as const,
    );
    const shares = { exact: shareOf(pairs, (one, other) => one === other), sound: shareOf(pairs, soundAlike) };
    expect(shares).toEqual(least);
  });
});
