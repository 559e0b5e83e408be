import { catalogue } from "../../platform/languages/catalogue.ts";

export const words = catalogue({
  skip: "Skip to content",
  languages: "Languages",
  /** On translated pages, in their language: whether a speaker has checked the words. */
  unchecked: null as string | null,
  navigation: {
    main: "Main",
    menu: "Menu",
    home: "Home",
    tuskers: "Tuskers",
    articles: "Articles",
    about: "About Us",
    contact: "Contact Us",
    dashboard: "Dashboard",
  },
  search: { label: "Search tuskers", placeholder: "Search tuskers...", button: "Search" },
  loading: {
    tuskers: "Loading tuskers...",
    tusker: "Loading tusker details...",
    articles: "Loading articles...",
    article: "Loading article details...",
    search: "Searching for tuskers...",
    page: "Loading...",
  },
  footer: {
    label: "Footer",
    key: "Which tusker did I see?",
    record: "The record",
    places: "Places",
    guide: "The guide without signal",
    paper: "On the wall and in class",
    data: "The data",
    sources: "Sources",
    privacyPolicy: "Privacy Policy",
    termsOfService: "Terms of Service",
    licences: "Licences",
    cookieSettings: "Cookie Settings",
  },
});
