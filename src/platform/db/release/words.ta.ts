import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  updating: "தளம் இப்போது புதுப்பிக்கப்படுகிறது; எனவே எதுவும் மாற்றப்படவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
};
