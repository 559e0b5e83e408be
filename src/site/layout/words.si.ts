import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  skip: "අන්තර්ගතයට යන්න",
  languages: "භාෂා",
  unchecked: "මෙම පිටුවේ සිංහල වචන තවමත් සිංහල භාෂාව කතා කරන කෙනෙකු විසින් පරීක්ෂා කර නැත.",
  navigation: {
    main: "ප්‍රධාන",
    menu: "මෙනුව",
    home: "මුල් පිටුව",
    tuskers: "දළ ඇතුන්",
    articles: "ලිපි",
    about: "අප ගැන",
    contact: "අමතන්න",
    dashboard: "පාලන පුවරුව",
  },
  search: { label: "දළ ඇතුන් සොයන්න", placeholder: "දළ ඇතුන් සොයන්න...", button: "සොයන්න" },
  loading: {
    tuskers: "දළ ඇතුන් පූරණය වේ...",
    tusker: "දළ ඇතාගේ විස්තර පූරණය වේ...",
    articles: "ලිපි පූරණය වේ...",
    article: "ලිපියේ විස්තර පූරණය වේ...",
    search: "දළ ඇතුන් සොයමින්...",
    page: "පූරණය වේ...",
  },
  footer: {
    label: "පිටුවේ පාදය",
    key: "මා දුටුවේ කුමන දළ ඇතාද?",
    record: "වාර්තාව",
    places: "ස්ථාන",
    guide: "සංඥා නැති තැන් සඳහා අත්පොත",
    paper: "බිත්තියට සහ පන්තියට",
    sources: "මූලාශ්‍ර",
    privacyPolicy: "පෞද්ගලිකත්ව ප්‍රතිපත්තිය",
    termsOfService: "සේවා කොන්දේසි",
    licences: "බලපත්‍ර",
    cookieSettings: "කුකී සැකසුම්",
  },
};
