import { inLanguages } from "../../platform/languages/words.ts";

/** What a tusker was in a procession. Other roles stay as they are stored. */
export const ROLE_WORDS = inLanguages({
  "casket bearer": { en: "casket bearer", si: "කරඬුව වැඩම කරවන ඇතා", ta: "பேழை சுமக்கும் கொம்பன்" },
  "lead tusker": { en: "lead tusker", si: "පෙරමුණේ ගමන් කරන ඇතා", ta: "முன்னணியில் செல்லும் கொம்பன்" },
  "flank tusker": {
    en: "flank tusker",
    si: "කරඬුව වැඩම කරවන ඇතා දෙපස ගමන් කරන ඇතා",
    ta: "பேழை சுமக்கும் கொம்பனின் பக்கத்தில் செல்லும் கொம்பன்",
  },
});
