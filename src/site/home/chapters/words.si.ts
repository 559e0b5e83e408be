import type { words as english } from "./words.en.ts";

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
  electrocuted: "විදුලිසැර වැදී මියගිය අලි, වසර අනුව",
};
