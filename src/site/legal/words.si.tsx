import type { ReactNode } from "react";
import { writtenDate } from "../../platform/text/written-date.ts";
import type { words as english } from "./words.en.tsx";

export const words: typeof english = {
  contents: "පටුන",
  effective: (day: ReactNode) => <>{day} සිට බලපැවැත්වේ</>,
  day: (date) => writtenDate(date),
  licensed: (link) => <>මෙම අඩවියේ පෙළ, දත්ත සහ චිත්‍රවලට බලපත්‍ර ලබා දී ඇත්තේ {link} යටතේය. බලපත්‍රය ඡායාරූපවලට අදාළ නොවේ.</>,
  failure: "මෙම පිටුව පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
};
