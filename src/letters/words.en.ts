import { catalogue } from "../platform/languages/catalogue.ts";
/** The wording of the API for a letter, at the field that it is about. */
export const words = catalogue({
  /** As they appear in the sentences of the plain-text rules. */
  fields: {
    name: "Your name",
    wrong: "What the page says",
    right: "What is right",
    source: "The source",
    maker: "The maker's name",
    note: "What the photograph shows",
  },
  errors: {
    kind: "Choose whether you send a correction or a photograph.",
    about: "Choose which statement is wrong.",
    source: "Say where we can check this, or tick that you saw it yourself.",
    licence: "Choose the terms on which we may show it.",
    month: "Choose the month.",
    year: "Write the year with four digits.",
    future: "This month has not come yet.",
    place: "Choose a park or a district from the list.",
    smallPlace: "Choose a larger park or the district: this place is so small that he could be found in it.",
    permission: "Tick one of the two: without it we may not show the photograph.",
    noFile: "Choose the photograph.",
    trap: "A hidden field was filled in, perhaps by your browser. It is empty again: please send the letter once more.",
    exactPlace: (place: string) =>
      `Please leave out “${place}”: for a tusker who may live wild, name the park or the district and nothing nearer.`,
  },
  tooLarge: "The letter is larger than we can take: at most 15 MB with its photograph.",
  notAForm: "Send the letter as a form.",
  unreadable: "The form is incomplete. Please send it again.",
  tooMany:
    "More letters are waiting than the editors can read at present. Please try again in a few days, or write to us with the contact form.",
  tooBusy: "Other letters are arriving at this moment. Please try again shortly.",
  noTusker: "There is no tusker with this address.",
  noLetter: "No letter is kept at this address.",
});
