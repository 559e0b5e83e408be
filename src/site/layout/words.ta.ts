import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  skip: "உள்ளடக்கத்திற்குச் செல்க",
  languages: "மொழிகள்",
  unchecked: "இப்பக்கத்தின் தமிழ்ச் சொற்களைத் தமிழ் பேசும் ஒருவர் இன்னும் சரிபார்க்கவில்லை.",
  navigation: {
    main: "முதன்மை",
    menu: "பட்டி",
    home: "முகப்பு",
    tuskers: "கொம்பன்கள்",
    articles: "கட்டுரைகள்",
    about: "எங்களைப் பற்றி",
    contact: "தொடர்புக்கு",
    dashboard: "நிர்வாகப் பலகை",
  },
  search: { label: "கொம்பன்களைத் தேடுக", placeholder: "கொம்பன்களைத் தேடுக...", button: "தேடுக" },
  loading: {
    tuskers: "கொம்பன்கள் ஏற்றப்படுகின்றன...",
    tusker: "கொம்பனின் விபரங்கள் ஏற்றப்படுகின்றன...",
    articles: "கட்டுரைகள் ஏற்றப்படுகின்றன...",
    article: "கட்டுரையின் விபரங்கள் ஏற்றப்படுகின்றன...",
    search: "கொம்பன்கள் தேடப்படுகின்றன...",
    page: "ஏற்றப்படுகிறது...",
  },
  footer: {
    label: "அடிப்பகுதி",
    key: "நான் பார்த்தது எந்தக் கொம்பன்?",
    record: "பதிவேடு",
    places: "இடங்கள்",
    guide: "இணைப்பற்ற இடத்துக்கான வழிகாட்டி",
    paper: "சுவருக்கும் வகுப்புக்கும்",
    sources: "ஆதாரங்கள்",
    privacyPolicy: "தனியுரிமைக் கொள்கை",
    termsOfService: "சேவை விதிமுறைகள்",
    licences: "உரிமங்கள்",
    cookieSettings: "குக்கீ அமைப்புகள்",
  },
};
