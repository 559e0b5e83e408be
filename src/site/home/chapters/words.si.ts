import type { PlaceKey } from "../../../places/places.ts";
import type { words as english } from "./words.en.ts";

/** Homes by the name of their town, which has room on a small map. */
const towns: Partial<Record<PlaceKey, string>> = {
  "sri-dalada-maligawa": "මහනුවර",
  gangaramaya: "කොළඹ",
  bellanwila: "බෙල්ලන්විල",
  kelaniya: "කැලණිය",
  nadungamuwa: "නැදුන්ගමුව",
  pinnawala: "පින්නවල",
  kataragama: "කතරගම",
  aluthgama: "අලුත්ගම",
};

export const words: typeof english = {
  readOn: "තව කියවන්න",
  places: {
    caption: "අලින් වෙසෙන ස්ථාන, ඒවායේ ප්‍රමාණය සහ ඒ ඒ ස්ථානය ප්‍රසිද්ධ වූ දේ",
    place: "ස්ථානය",
    area: "වර්ග ප්‍රමාණය",
    knownFor: "ප්‍රසිද්ධ වූයේ",
    noArea: "වර්ග ප්‍රමාණය නොදනී",
    all: "සියලු ස්ථාන",
  },
  map: {
    label: "දළ ඇතුන් සිටින ස්ථාන සහිත ශ්‍රී ලංකා සිතියම",
    place: (name: string, tuskers: string) => `${name}: ${tuskers}`,
    short: (key: PlaceKey, name: string) => towns[key] ?? name.replace(/ (ජාතික වනෝද්‍යානය|අභයභූමිය|කළමනාකරණ අලි රක්ෂිතය)$/, ""),
    park: "වනෝද්‍යානය හෝ අභයභූමිය",
    home: "විහාරය හෝ නිවස",
    size: "ප්‍රමාණය: දළ ඇතුන් ගණන. වනෝද්‍යානයට හෝ දිස්ත්‍රික්කයට වඩා ළඟ කිසිවක් නැත.",
  },
  electrocuted: "විදුලිසැර වැදී මියගිය අලි, වසර අනුව",
};
