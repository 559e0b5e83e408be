import type { ReactNode } from "react";
import { inLanguages } from "../../../platform/languages/words.ts";
import { writtenDate } from "../../../platform/text/dates/written-date.ts";

const DAY = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });

export const words = inLanguages({
  contents: { en: "Contents", si: "පටුන", ta: "உள்ளடக்கம்" },
  effective: {
    en: (day: ReactNode) => <>Effective {day}</>,
    si: (day: ReactNode) => <>{day} සිට බලපැවැත්වේ</>,
    ta: (day: ReactNode) => <>நடைமுறைக்கு வரும் நாள்: {day}</>,
  },
  /** The date from which a legal text applies. */
  day: {
    en: (date: string) => DAY.format(new Date(`${date}T00:00:00Z`)),
    si: (date: string) => writtenDate(date),
    ta: (date: string) => writtenDate(date),
  },
  /** Before the text on rights, once the site has a licence. `link` leads to it. */
  licensed: {
    en: (link: ReactNode) => (
      <>The texts, data and drawings of this site are licensed under {link}. The licence does not cover photographs.</>
    ),
    si: (link: ReactNode) => <>මෙම අඩවියේ පෙළ, දත්ත සහ චිත්‍රවලට බලපත්‍ර ලබා දී ඇත්තේ {link} යටතේය. බලපත්‍රය ඡායාරූපවලට අදාළ නොවේ.</>,
    ta: (link: ReactNode) => (
      <>இத்தளத்தின் உரைகள், தரவுகள், வரைபடங்கள் {link} இன் கீழ் உரிமமளிக்கப்பட்டுள்ளன. உரிமம் புகைப்படங்களுக்குப் பொருந்தாது.</>
    ),
  },
  failure: {
    en: "This page could not be loaded. Please try again in a moment.",
    si: "මෙම පිටුව පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
    ta: "இப்பக்கத்தை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
  },
});
