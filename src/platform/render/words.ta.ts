import type * as english from "./words.en.ts";

export const words: typeof english.words = {
  failed: {
    title: "ஏதோ தவறு நேர்ந்துவிட்டது",
    text: "இப்பக்கத்தைக் காட்ட முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    home: "முகப்புக்குத் திரும்புங்கள்",
  },
  invalidAnswer: "சேவையகத்திலிருந்து வந்த பதிலின் வடிவம் செல்லாது",
};

export const standaloneWords: typeof english.standaloneWords = {
  later: "இப்போது முடியாது",
};
