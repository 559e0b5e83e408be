import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  siteTitle: (name) => `${name}: අසිරිමත් ඇතුන්, වාසභූමි සහ සංරක්ෂණය`,
  breadcrumb: "පිටුවේ පිහිටීම",
  darkMode: "අඳුරු තේමාව",
  required: "(අත්‍යවශ්‍යයි)",
  tryAgain: "නැවත උත්සාහ කරන්න",
  pages: "පිටු",
  filter: "පෙරන්න",
  shortcuts: "කෙටිමං",
  previousPage: "පෙර පිටුව",
  nextPage: "ඊළඟ පිටුව",
  howWeKnow: "අප මෙය දන්නේ කෙසේද",
};
