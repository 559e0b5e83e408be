import { inLanguages, type Word } from "../../../platform/languages/words.ts";
import type { ShareTarget } from "./share-targets.ts";

export const words = inLanguages({
  title: { en: "Share", si: "බෙදාගන්න", ta: "பகிருங்கள்" },
  targets: {
    Facebook: { en: "Facebook", si: "Facebook", ta: "Facebook" },
    X: { en: "Twitter/X", si: "Twitter/X", ta: "Twitter/X" },
    LinkedIn: { en: "LinkedIn", si: "LinkedIn", ta: "LinkedIn" },
    Reddit: { en: "Reddit", si: "Reddit", ta: "Reddit" },
    WhatsApp: { en: "WhatsApp", si: "WhatsApp", ta: "WhatsApp" },
    Email: { en: "Email", si: "විද්‍යුත් තැපෑල", ta: "மின்னஞ்சல்" },
  } satisfies Record<ShareTarget["name"], Word<string>>,
  /** Opens the names of the services. */
  names: { en: "More", si: "තවත්", ta: "மேலும்" },
  copying: {
    ready: { en: "Copy link", si: "සබැඳිය පිටපත් කරන්න", ta: "நகலெடுங்கள்" },
    copied: { en: "Link copied!", si: "සබැඳිය පිටපත් කරන ලදී!", ta: "இணைப்பு நகலெடுக்கப்பட்டது!" },
    failed: { en: "Link could not be copied", si: "සබැඳිය පිටපත් කළ නොහැකි විය", ta: "இணைப்பை நகலெடுக்க முடியவில்லை" },
  },
  more: { en: "Share…", si: "බෙදාගන්න…", ta: "பகிர்க…" },
});
