import type { words as english } from "./words.en.tsx";

export const words: typeof english = {
  title: (name) => `முன்னோட்டம்: ${name}`,
  bar: "முன்னோட்டம்",
  goodUntil: (time) => <>முன்னோட்டம்: பொதுப் பார்வைக்கு அல்ல. செல்லுபடியாகும் காலம்: {time} வரை</>,
  inSriLanka: (time) => `${time}, இலங்கை நேரம்`,
  failure: {
    message: "இந்த முன்னோட்டத்தை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    titles: { 404: "முன்னோட்டம் கிடைக்கவில்லை", 410: "முன்னோட்டம் முடிவடைந்தது" },
    notLoaded: "முன்னோட்டத்தை ஏற்ற முடியவில்லை",
    home: "முகப்புக்குத் திரும்புக",
  },
};
