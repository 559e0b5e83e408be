import { inLanguages } from "../../../platform/languages/words.ts";

/** A mark behind a group of statements: how many sources they rest on. */
export const words = inLanguages({
  label: {
    en: (count: number) => (count === 1 ? "Source" : `${count} sources`),
    si: (count: number) => (count === 1 ? "මූලාශ්‍රය" : `මූලාශ්‍ර ${count}ක්`),
    ta: (count: number) => (count === 1 ? "ஆதாரம்" : `${count} ஆதாரங்கள்`),
  },
  /** For those who hear it; what is seen is part of it. */
  heard: {
    en: (count: number) => (count === 1 ? "1 source for this passage" : `${count} sources for this passage`),
    si: (count: number) => (count === 1 ? "මෙම කොටසට මූලාශ්‍රය එකයි" : `මෙම කොටසට මූලාශ්‍ර ${count}ක්`),
    ta: (count: number) => (count === 1 ? "இப்பகுதிக்கு 1 ஆதாரம்" : `இப்பகுதிக்கு ${count} ஆதாரங்கள்`),
  },
  /** Opens the marks of the rows of a table. */
  ofRows: {
    en: "Sources of this table, row by row",
    si: "මෙම වගුවේ මූලාශ්‍ර, පේළියෙන් පේළිය",
    ta: "இந்த அட்டவணையின் ஆதாரங்கள், வரிசை வாரியாக",
  },
});
