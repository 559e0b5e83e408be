import { inLanguages, wordsIn } from "../../platform/languages/words.ts";

/** The heading of each part of the legal pages: above the part on the page, and in English as the label of its field. */
export const legalHeadings = inLanguages({
  privacy: {
    responsible: { en: "Who is responsible", si: "වගකිව යුත්තේ කවුද", ta: "யார் பொறுப்பு" },
    collect: { en: "What we collect", si: "අප රැස් කරන දේ", ta: "நாங்கள் சேகரிப்பவை" },
    use: { en: "How we use it", si: "අප එය භාවිත කරන අයුරු", ta: "அவற்றை எவ்வாறு பயன்படுத்துகிறோம்" },
    cookies: { en: "Cookies and consent", si: "කුකී සහ කැමැත්ත", ta: "குக்கீகளும் சம்மதமும்" },
    retention: { en: "How long we keep it", si: "අප එය තබාගන්නා කාලය", ta: "எவ்வளவு காலம் வைத்திருக்கிறோம்" },
    children: { en: "Children", si: "ළමයින්", ta: "சிறுவர்கள்" },
    rights: { en: "Your rights", si: "ඔබේ අයිතිවාසිකම්", ta: "உங்கள் உரிமைகள்" },
    security: { en: "Security", si: "ආරක්ෂාව", ta: "பாதுகாப்பு" },
    changes: { en: "Changes", si: "වෙනස්කම්", ta: "மாற்றங்கள்" },
    contact: { en: "Contact", si: "සම්බන්ධ වීම", ta: "தொடர்பு" },
    more: { en: "Further points", si: "තවත් කරුණු", ta: "மேலும் சில" },
  },
  terms: {
    acceptance: { en: "These terms", si: "මෙම කොන්දේසි", ta: "இவ்விதிமுறைகள்" },
    service: { en: "What the site offers", si: "අඩවිය සපයන දේ", ta: "இத்தளம் வழங்குபவை" },
    accuracy: { en: "Accuracy", si: "නිරවද්‍යතාව", ta: "துல்லியம்" },
    use: { en: "Fair use of the site", si: "අඩවිය නිසි ලෙස භාවිත කිරීම", ta: "தளத்தின் நியாயமான பயன்பாடு" },
    content: { en: "Texts and pictures", si: "පෙළ සහ රූප", ta: "உரைகளும் படங்களும்" },
    links: { en: "Other sites", si: "වෙනත් අඩවි", ta: "பிற தளங்கள்" },
    liability: { en: "Liability", si: "වගකීම", ta: "பொறுப்பு" },
    changes: { en: "Changes", si: "වෙනස්කම්", ta: "மாற்றங்கள்" },
    contact: { en: "Contact", si: "සම්බන්ධ වීම", ta: "தொடர்பு" },
    more: { en: "Further points", si: "තවත් කරුණු", ta: "மேலும் சில" },
  },
});

const englishHeadings = wordsIn("en", legalHeadings);

const shared = { description: "Description for search engines", publication: "Publication" };

/** The labels of all fields. Messages about a field begin with them. */
export const pageLabels = {
  home: {
    ...shared,
    heroTitle: "Heading over the picture",
    heroLead: "Text over the picture",
    whyTitle: "Heading of the first essay",
    whyText: "First essay",
    whyFigures: "Figures of the first essay",
    walkTitle: "Heading beside the places",
    walkText: "Text beside the places",
    walkPlaces: "Table of places",
    processionTitle: "Heading of the second essay",
    processionText: "Second essay",
    processionFigures: "Figures of the second essay",
    tollTitle: "Heading of the toll",
    tollNumber: "Large figure of the toll",
    tollSources: "Sources of the large figure",
    tollText: "Text under the large figure",
    tollYears: "Chart of elephants electrocuted, by year",
    wireText: "Text under the chart",
  },
  about: {
    ...shared,
    heading: "Heading",
    lead: "Text under the heading",
    namesTitle: "Heading of the first essay",
    namesText: "First essay",
    namesFigures: "Figures",
    writeTitle: "Heading of the second essay",
    writeText: "Second essay",
    askTitle: "Heading of the request",
    askText: "Text of the request",
    beginTitle: "Heading of the last part",
    beginText: "Last part",
  },
  privacy: { ...shared, ...englishHeadings.privacy, effective: "In effect from" },
  terms: { ...shared, ...englishHeadings.terms, effective: "In effect from" },
};

/** The titles of the pages for readers. */
export const pageTitles = inLanguages({
  home: { en: "Home", si: "මුල් පිටුව", ta: "முகப்பு" },
  about: { en: "About Us", si: "අප ගැන", ta: "எங்களைப் பற்றி" },
  privacy: { en: "Privacy Policy", si: "පෞද්ගලිකත්ව ප්‍රතිපත්තිය", ta: "தனியுரிமைக் கொள்கை" },
  terms: { en: "Terms of Service", si: "සේවා කොන්දේසි", ta: "சேவை விதிமுறைகள்" },
});

/** The names of the pages in the admin area, and in what was done there. */
export const PAGE_NAMES = wordsIn("en", pageTitles);
