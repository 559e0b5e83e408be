import { counted } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "கொம்பன்கள்",
  titleOfPage: (page) => `கொம்பன்கள், பக்கம் ${page}`,
  description:
    "இலங்கையின் கொம்பன்கள், பெயர் வாரியாக: ஒவ்வொன்றும் எங்கு வாழ்கிறது, அதற்கு என்ன நேர்ந்தது, அது கடைசியாக எப்போது அறிவிக்கப்பட்டது.",
  keywords: ["கொம்பன்களின் பெயர்கள்", "காட்டுக் கொம்பன்கள்", "வளர்ப்புக் கொம்பன்கள்"],
  lead: "உலர் வலயத்தின் காட்டுக் கொம்பன்கள், பெரஹெராவின் ஆலயக் கொம்பன்கள், வளர்ந்து பெரிதான அநாதைக் குட்டிகள்.",
  filter: {
    label: "கொம்பன்கள்",
    search: "பெயர்",
    placeholder: "பெயரால் தேடுங்கள்",
    category: "வகை",
    status: "நிலை",
    all: "அனைத்தும்",
    option: (label) => label,
    submit: "தேடுங்கள்",
  },
  key: "நான் பார்த்தது எந்தக் கொம்பன்?",
  found: {
    heading: "பெயரேட்டிலுள்ள கொம்பன்கள்",
    counted: (tuskers) => counted(tuskers, "கொம்பன்", "கொம்பன்கள்"),
    order: ", பெயர் வரிசையில்",
    page: (page, pages) => `பக்கம் ${page} / ${pages}`,
  },
  none: {
    title: "கொம்பன்கள் எதுவும் கிடைக்கவில்லை",
    message: "உங்கள் தேடலுக்குப் பொருந்தும் கொம்பன்கள் எதுவும் இல்லை.",
    clear: (tuskers) => `எல்லா ${counted(tuskers, "கொம்பனையும்", "கொம்பன்களையும்")} பாருங்கள்`,
  },
  failure: {
    title: "கொம்பன்களை ஏற்றுவதில் பிழை",
    message: "கொம்பன்களை ஏற்ற முடியவில்லை",
  },
};
