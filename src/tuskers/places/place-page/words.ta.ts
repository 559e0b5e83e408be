import { counted, writtenNumber } from "../../../platform/text/counted.ts";
import type { TuskerStatus } from "../../status.ts";
import type { words as english } from "./words.en.ts";

const STATES: Record<TuskerStatus, string> = {
  alive: "கடைசிப் பதிவின்போது உயிருடன்",
  dead: "இறந்தவை",
  missing: "காணாமற்போனவை",
};

const published = (count: number): string =>
  `இங்கு வெளியிடப்பட்டுள்ள ${counted(count, "கொம்பன் பதிவாகியுள்ளது", "கொம்பன்கள் பதிவாகியுள்ளன")}`;

const districts = (count: number): string => (count === 1 ? "மாவட்டம்" : "மாவட்டங்கள்");

export const words: typeof english = {
  lead: (count, states) =>
    count === 0
      ? "இங்கு வெளியிடப்பட்டுள்ள எந்தக் கொம்பனும் இவ்விடத்தில் பதிவாகவில்லை."
      : `இவ்விடத்தில், ${published(count)}. ${states.map(([status, of]) => `${STATES[status]}: ${writtenNumber(of)}`).join(", ")}.`,
  leadOfDistrict: (count) =>
    count === 0
      ? "இங்கு வெளியிடப்பட்டுள்ள எந்தக் கொம்பனும் இம்மாவட்டத்தில் பதிவாகவில்லை."
      : `இம்மாவட்டத்தில், அல்லது முழுமையாகவோ பகுதியாகவோ இதற்குள் அமையும் பூங்கா, ஒதுக்ககம் அல்லது இல்லம் ஒன்றில், ${published(count)}.`,
  follow: (name) => `${name} பற்றிய புதிய தகவல்கள் (RSS)`,
  keywords: (name) => [name, `${name}: கொம்பன்கள்`],
  facts: {
    kind: "இடத்தின் வகை",
    area: "பரப்பளவு",
    noArea: "இங்குள்ள எந்த ஆதாரமும் இதன் பரப்பளவைக் கூறவில்லை.",
    areaFrom: (source) => `ஆதாரம்: ${source}.`,
    // The type of the English is its two words.
    districts: districts as typeof english.facts.districts,
    tuskers: "பதிவாகியுள்ள கொம்பன்கள்",
    ofItself: (count) => `அவற்றில் ${writtenNumber(count)} மாவட்டத்தையே குறிப்பிட்டுக் கூறப்பட்டுள்ளன`,
  },
  chart: "அவற்றின் வாழ்க்கைகள் ஒரே வரைபடத்தில்",
  recorded: { title: "இங்கு பதிவாகியுள்ள கொம்பன்கள்", id: "recorded" },
  ofDistrict: { title: "மாவட்டத்தைக் குறிப்பிட்டுக் கூறப்பட்டவை", id: "recorded" },
  inside: { title: "இம்மாவட்டத்தில்", id: "inside" },
  neighbours: { title: "இதே மாவட்டத்திலுள்ள இடங்கள்", id: "neighbours" },
  deaths: { title: "இங்கு பதிவாகியுள்ள இறப்புகள்", id: "deaths" },
  small:
    "இப்பூங்காவின் பரப்பளவு 50 km² இற்கும் குறைவு. எனவே, காட்டில் வாழக்கூடிய கொம்பன் ஒன்றுக்கு அதன் மாவட்டம் மட்டுமே குறிப்பிடப்படுகிறது; அது இங்கு பட்டியலிடப்படுவதில்லை.",
  none: "எந்தக் கொம்பனும் இவ்விடத்துடன் குறிப்பிடப்படவில்லை.",
  location: (location) => `அதன் பதிவிலுள்ள இருப்பிடம்: ${location}.`,
  moreEvents: (count) => `அதன் பக்கத்தில் மேலும் ${counted(count, "நிகழ்வு", "நிகழ்வுகள்")}`,
  moreTuskers: (shown, all) =>
    `பெயர் வரிசையில் ${writtenNumber(all)} இல் முதல் ${writtenNumber(shown)}. மற்றவற்றை வாழ்க்கைகளின் வரைபடம் காட்டுகிறது.`,
  browseAll: "எல்லா இடங்களும்",
  failure: {
    message: "இவ்விடத்தின் பக்கத்தை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    unknown: {
      title: "இடம் கிடைக்கவில்லை",
      pageTitle: "404 - இடம் கிடைக்கவில்லை",
      message: (key) => `“${key}” என்ற முகவரியில் பெயரேட்டில் எந்த இடமும் இல்லை.`,
    },
    removed: { title: "இடம் அகற்றப்பட்டது", message: "இவ்விடம் இனி இங்கு குறிப்பிடப்படாது." },
  },
};
