import type { ROLE_WORDS as english } from "./role-words.en.ts";

export const ROLE_WORDS: typeof english = {
  "casket bearer": "කරඬුව වැඩම කරවන ඇතා",
  "lead tusker": "පෙරමුණේ ගමන් කරන ඇතා",
  "flank tusker": "කරඬුව වැඩම කරවන ඇතා දෙපස ගමන් කරන ඇතා",
};
