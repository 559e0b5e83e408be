import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  label: (count) => (count === 1 ? "මූලාශ්‍රය" : `මූලාශ්‍ර ${count}ක්`),
  heard: (count) => (count === 1 ? "මෙම කොටසට මූලාශ්‍රය එකයි" : `මෙම කොටසට මූලාශ්‍ර ${count}ක්`),
  ofRows: "මෙම වගුවේ මූලාශ්‍ර, පේළියෙන් පේළිය",
};
