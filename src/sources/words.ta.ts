import { kinds } from "./kinds.ta.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "ஆதாரங்கள்",
  counted: (count) => (count === 1 ? "1 ஆதாரம்" : `${count} ஆதாரங்கள்`),
  further: "மேலதிக வாசிப்பு",
  kinds,
  find: {
    author: "எழுதியவர்",
    publisher: "வெளியீட்டாளர்",
    date: "திகதி",
    sentence: (labels, values, inLibraries) => {
      const how =
        labels.length === 0
          ? "தலைப்பைக் கொண்டு தேடுங்கள்"
          : `தலைப்புடன் பின்வரும் விவரத்தையும் கொண்டு தேடுங்கள்: ${labels.join(", ")} (${values.join(", ")})`;
      return `முகவரி பதிவாகவில்லை. ${how}${inLibraries ? "; அல்லது நூலகம் ஒன்றில் தேடுங்கள்" : ""}.`;
    },
  },
  archived: "காப்பகப் பிரதி",
  archivedOf: (title) => `காப்பகப் பிரதி: ${title}`,
  gone: (since, isArchived) =>
    isArchived
      ? `மூலப் பக்கம் இப்போது இல்லை (கண்டது: ${since}).`
      : `மூலப் பக்கம் இப்போது இல்லை (கண்டது: ${since}); காப்பகப் பிரதி எதுவும் அறியப்படவில்லை.`,
  everything: (key) => `ஆதாரம் ${key} ஐச் சார்ந்துள்ள அனைத்தும்`,
  more: (count) => `மேலும் ${count}`,
  all: "இப்பக்கத்தின் எல்லா ஆதாரங்களும்",
  backTo: (source) => `ஆதாரம் ${source} குறிப்பிடப்படும் இடத்துக்குத் திரும்புங்கள்`,
  rests: {
    text: "உரை",
    recorded: (name, date) => `${name}, பதிவு: ${date}`,
    inDoubt: (name, doubt) => `${name} (${doubt})`,
  },
};
