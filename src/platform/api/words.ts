import { inLanguages } from "../languages/words.ts";

export const words = inLanguages({
  failed: {
    en: "Something went wrong on our side. Please try again.",
    si: "අප පැත්තෙන් යම් දෝෂයක් සිදු විය. කරුණාකර නැවත උත්සාහ කරන්න.",
    ta: "எங்கள் பக்கத்தில் ஏதோ தவறு நேர்ந்தது. மீண்டும் முயலுங்கள்.",
  },
});
