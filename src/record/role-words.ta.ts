import type { ROLE_WORDS as english } from "./role-words.en.ts";

export const ROLE_WORDS: typeof english = {
  "casket bearer": "பேழை சுமக்கும் கொம்பன்",
  "lead tusker": "முன்னணியில் செல்லும் கொம்பன்",
  "flank tusker": "பேழை சுமக்கும் கொம்பனின் பக்கத்தில் செல்லும் கொம்பன்",
};
