import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  fields: { name: "உங்கள் பெயர்", email: "உங்கள் மின்னஞ்சல்", subject: "பொருள்", message: "செய்தி" },
  required: {
    name: "உங்கள் பெயர் தேவை.",
    email: "உங்கள் மின்னஞ்சல் தேவை.",
    subject: "பொருள் தேவை.",
    message: "செய்தி தேவை.",
  },
  email: {
    tooLong: "உங்கள் மின்னஞ்சலில் அதிகபட்சம் 254 எழுத்துகள் இருக்கலாம்.",
    incomplete: "இது முழுமையான மின்னஞ்சல் முகவரி அல்ல; name@example.com போன்று இருக்க வேண்டும்.",
    mistyped: "முகவரியை name@example.org போன்று எழுதுங்கள்.",
  },
};
