import type { legalHeadings as englishHeadings, pageTitles as englishTitles } from "./page-words.en.ts";

export const legalHeadings: typeof englishHeadings = {
  privacy: {
    responsible: "யார் பொறுப்பு",
    collect: "நாங்கள் சேகரிப்பவை",
    use: "அவற்றை எவ்வாறு பயன்படுத்துகிறோம்",
    cookies: "குக்கீகளும் சம்மதமும்",
    retention: "எவ்வளவு காலம் வைத்திருக்கிறோம்",
    children: "சிறுவர்கள்",
    rights: "உங்கள் உரிமைகள்",
    security: "பாதுகாப்பு",
    changes: "மாற்றங்கள்",
    contact: "தொடர்பு",
    more: "மேலும் சில",
  },
  terms: {
    acceptance: "இவ்விதிமுறைகள்",
    service: "இத்தளம் வழங்குபவை",
    accuracy: "துல்லியம்",
    use: "தளத்தின் நியாயமான பயன்பாடு",
    content: "உரைகளும் படங்களும்",
    links: "பிற தளங்கள்",
    liability: "பொறுப்பு",
    changes: "மாற்றங்கள்",
    contact: "தொடர்பு",
    more: "மேலும் சில",
  },
};

export const pageTitles: typeof englishTitles = {
  home: "முகப்பு",
  about: "எங்களைப் பற்றி",
  privacy: "தனியுரிமைக் கொள்கை",
  terms: "சேவை விதிமுறைகள்",
};
