import { inLanguages } from "../languages/words.ts";

/** The name of the site until administrators give it another. */
export const words = inLanguages({
  name: { en: "Sri Lankan Tuskers", si: "ශ්‍රී ලංකාවේ දළ ඇතුන්", ta: "இலங்கைக் கொம்பன்கள்" },
});
