import type { words as english } from "./refusals.en.ts";

export const words: typeof english = {
  readOnly: "මෙම ලිපිනය කියවීමට පමණි.",
  message: {
    tooLong: "මෙම පණිවිඩය යැවිය හැකි ප්‍රමාණයට වඩා දිගයි.",
    fromElsewhere: "මෙම පෝරමය යැව්වේ වෙනත් අඩවියකිනි.",
    notAForm: "පෝරමයක් යවන්න; එහි අන්තර්ගත වර්ගය application/x-www-form-urlencoded විය යුතුය.",
  },
};
