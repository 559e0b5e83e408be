import { counted } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "ஆதாரங்கள்",
  titleOfPage: (page) => `ஆதாரங்கள், பக்கம் ${page}`,
  description: "இப்பெயரேடு சார்ந்துள்ள ஒவ்வோர் ஆதாரமும், தலைப்பு வரிசையில், அதைக் காட்டும் பக்கங்களுடன்.",
  keywords: ["கொம்பன்கள் பற்றிய ஆதாரங்கள்", "உசாத்துணைகள்"],
  lead: "நாங்கள் வாசித்த அனைத்தும். ஒவ்வோர் ஆதாரத்துடனும் அதைப் பயன்படுத்தும் பக்கங்கள் தரப்படுகின்றன.",
  filter: {
    label: "ஆதாரங்கள்",
    search: "தலைப்பு, வெளியீட்டாளர் அல்லது முகவரி",
    placeholder: "ஆதாரத் தேடல்",
    kind: "வகை",
    all: "அனைத்தும்",
    option: (label) => label,
    submit: "தேடுங்கள்",
  },
  data: "பதிவிறக்கக்கூடிய தரவுகள்",
  found: {
    heading: "பெயரேட்டின் ஆதாரங்கள்",
    counted: (sources) => counted(sources, "ஆதாரம்", "ஆதாரங்கள்"),
    order: ", தலைப்பு வரிசையில்",
    page: (page, pages) => `பக்கம் ${page} / ${pages}`,
  },
  uses: (entries, pages) => {
    const named = [
      ...(entries > 0 ? [counted(entries, "பதிவு", "பதிவுகள்")] : []),
      ...(pages > 0 ? [counted(pages, "பக்கம்", "பக்கங்கள்")] : []),
    ];
    return `பயன்படுத்துவன: ${named.join(", ")}`;
  },
  noAddress: "முகவரி இல்லை",
  gone: (isArchived) => (isArchived ? "மூலப் பக்கம் இப்போது இல்லை, காப்பகப் பிரதி உள்ளது" : "மூலப் பக்கம் இப்போது இல்லை"),
  none: {
    title: "ஆதாரங்கள் எதுவும் கிடைக்கவில்லை",
    message: "உங்கள் தேடலுக்குப் பொருந்தும் ஆதாரங்கள் எதுவும் இல்லை.",
  },
  failure: {
    title: "ஆதாரங்களை ஏற்றுவதில் பிழை",
    message: "ஆதாரங்களை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
  },
};
