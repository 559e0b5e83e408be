import { writtenNumber } from "../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  position:
    "ஆள்கூறுகள், பிளஸ் குறியீடுகள், வரைபட இணைப்புகள், குறுகிய இணைப்புகள் ஆகியவற்றைத் தவிருங்கள்: அவை சட்டவிரோத வேட்டையாளரை ஒரு யானையிடம் இட்டுச் செல்லக்கூடும். அதற்குப் பதிலாகப் பூங்காவை அல்லது மாவட்டத்தைக் குறிப்பிடுங்கள்.",
  required: (label) => `“${label}” தேவை.`,
  noText: (label) => `“${label}” உரையாக இருக்க வேண்டும்.`,
  tooLong: (label, most) => `“${label}” அதிகபட்சம் ${writtenNumber(most)} எழுத்துகளைக் கொண்டிருக்கலாம்.`,
  tooShort: (label, least) => `“${label}” குறைந்தது ${least} எழுத்துகளைக் கொண்டிருக்க வேண்டும்.`,
  severalLines: (label) => `“${label}” ஒரே வரியாக இருக்க வேண்டும்.`,
};
