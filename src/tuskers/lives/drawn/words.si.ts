import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  born: (date: string) => `උපත: ${date}.`,
  birthNotRecorded: "උපත වාර්තා වී නැත.",
  first: (date: string) => `පළමු වරට වාර්තා වූයේ: ${date}.`,
  died: (date: string, cause: string) => `මරණය: ${date}; ${cause}.`,
  deadBy: (date: string, cause: string) => `${date} වන විට මිය ගොස් ඇත: ${cause}.`,
  deathNotDated: (cause: string) => `මිය ගිය දිනය වාර්තා වී නැත: ${cause}.`,
  causeNotRecorded: "හේතුව වාර්තා වී නැත",
  last: (date: string) => `අවසන් වරට වාර්තා වූයේ: ${date}.`,
  silence: "ඉන් පසු වසර දහයකට වැඩි කාලයක් පුරා දිනයක් සහිත කිසිදු මූලාශ්‍රයක් නැත.",
};
