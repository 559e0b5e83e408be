import type { ReactNode } from "react";
import type { words as english } from "./words.en.tsx";

export const words: typeof english = {
  title: (name: string) => `පෙරදසුන: ${name}`,
  bar: "පෙරදසුන",
  goodUntil: (time: ReactNode) => <>පෙරදසුන: පළ කර නැත. {time} දක්වා වලංගුයි</>,
  inSriLanka: (time: string) => `ශ්‍රී ලංකා වේලාවෙන් ${time}`,
  failure: {
    message: "මෙම පෙරදසුන පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
    titles: { 404: "පෙරදසුන හමු නොවුණි", 410: "පෙරදසුන අවසන් වී ඇත" },
    messages: {
      404: "මෙම ලිපිනයේ පෙරදසුනක් නැත.",
      410: "මෙම පෙරදසුන පැයකට පසු කල් ඉකුත් වී ඇත. පෝරමයෙන් අලුත් පෙරදසුනක් සාදන්න.",
    },
    notLoaded: "පෙරදසුන පූරණය නොවුණි",
    home: "ආපසු මුල් පිටුවට",
  },
};
