import { counted, writtenNumber } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  sources: "ஆதாரங்கள்",
  description: (title) => `இந்த ஆதாரத்தைப் பயன்படுத்தும் பக்கங்கள்: ${title}.`,
  key: (key) => `ஆதாரம் ${key}`,
  facts: {
    kind: "வகை",
    publisher: "வெளியீட்டாளர்",
    author: "எழுதியவர்",
    date: "திகதி",
    language: "மொழி",
    readOn: "வாசிக்கப்பட்ட நாள்",
    find: "இதை எவ்வாறு கண்டறியலாம்",
    note: "குறிப்பு",
  },
  read: "வாசியுங்கள்",
  readOriginal: "மூலப் பக்கத்தின் முகவரி",
  archived: "காப்பகப் பிரதி",
  usedBy: "இதைப் பயன்படுத்தும் பக்கங்கள்",
  entries: (entries, shown) => {
    const text = `${counted(entries, "பதிவு", "பதிவுகள்")}.`;
    return shown < entries ? `${text} முதல் ${writtenNumber(shown)} காட்டப்படுகின்றன.` : text;
  },
  pages: {
    home: "முகப்பு",
    about: "எங்களைப் பற்றி",
    privacy: "தனியுரிமைக் கொள்கை",
    terms: "சேவை விதிமுறைகள்",
  },
  citedByPage: "இதை மேற்கோள் காட்டும் இத்தளத்தின் பக்கம்.",
  statements: (count) => counted(count, "கூற்று", "கூற்றுகள்"),
  further: "மேலதிக வாசிப்புக்காகப் பட்டியலிடப்பட்டுள்ளது.",
  moreStatements: (more) => `மேலும் ${counted(more, "கூற்று", "கூற்றுகள்")}`,
  browseAll: "எல்லா ஆதாரங்களையும் பாருங்கள்",
  failure: {
    message: "இந்த ஆதாரத்தின் பக்கத்தை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    unknown: {
      title: "ஆதாரம் கிடைக்கவில்லை",
      pageTitle: "404 - ஆதாரம் கிடைக்கவில்லை",
      message: (key) => `“${key}” என்ற குறியீடு கொண்ட ஆதாரத்தைத் தளத்தின் எந்தப் பக்கமும் பயன்படுத்தவில்லை.`,
    },
    removed: {
      title: "ஆதாரம் அகற்றப்பட்டது",
      message: "இந்த ஆதாரம் இனி இங்கு பயன்படுத்தப்படாது.",
    },
  },
};
