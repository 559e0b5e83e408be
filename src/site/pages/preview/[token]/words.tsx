import type { ReactNode } from "react";
import { inLanguages, type Word } from "../../../../platform/languages/words.ts";

export const words = inLanguages({
  title: {
    en: (name: string) => `Preview: ${name}`,
    si: (name: string) => `පෙරදසුන: ${name}`,
    ta: (name: string) => `முன்னோட்டம்: ${name}`,
  },
  bar: { en: "Preview", si: "පෙරදසුන", ta: "முன்னோட்டம்" },
  goodUntil: {
    en: (time: ReactNode) => <>Preview: not public. Good until {time}</>,
    si: (time: ReactNode) => <>පෙරදසුන: පළ කර නැත. {time} දක්වා වලංගුයි</>,
    ta: (time: ReactNode) => <>முன்னோட்டம்: பொதுப் பார்வைக்கு அல்ல. செல்லுபடியாகும் காலம்: {time} வரை</>,
  },
  inSriLanka: {
    en: (time: string) => `${time} in Sri Lanka`,
    si: (time: string) => `ශ්‍රී ලංකා වේලාවෙන් ${time}`,
    ta: (time: string) => `${time}, இலங்கை நேரம்`,
  },
  failure: {
    message: {
      en: "This preview could not be loaded. Please try again in a moment.",
      si: "මෙම පෙරදසුන පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
      ta: "இந்த முன்னோட்டத்தை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    },
    titles: {
      "404": { en: "Preview Not Found", si: "පෙරදසුන හමු නොවුණි", ta: "முன்னோட்டம் கிடைக்கவில்லை" },
      "410": { en: "Preview Ended", si: "පෙරදසුන අවසන් වී ඇත", ta: "முன்னோட்டம் முடிவடைந்தது" },
    } as Record<number, Word<string>>,
    messages: {
      "404": {
        en: "There is no preview at this address.",
        si: "මෙම ලිපිනයේ පෙරදසුනක් නැත.",
        ta: "இம்முகவரியில் முன்னோட்டம் எதுவும் இல்லை.",
      },
      "410": {
        en: "This preview has expired after an hour. Make a new one in the form.",
        si: "මෙම පෙරදසුන පැයකට පසු කල් ඉකුත් වී ඇත. පෝරමයෙන් අලුත් පෙරදසුනක් සාදන්න.",
        ta: "இந்த முன்னோட்டம் ஒரு மணிநேரத்துக்குப் பின் காலாவதியாகிவிட்டது. படிவத்தில் புதிதாக ஒன்றை உருவாக்குங்கள்.",
      },
    } as Record<number, Word<string>>,
    notLoaded: { en: "Preview Not Loaded", si: "පෙරදසුන පූරණය නොවුණි", ta: "முன்னோட்டத்தை ஏற்ற முடியவில்லை" },
    home: { en: "Return to Home", si: "ආපසු මුල් පිටුවට", ta: "முகப்புக்குத் திரும்புங்கள்" },
  },
});
