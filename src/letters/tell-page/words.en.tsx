import type { ReactNode } from "react";
import { catalogue } from "../../platform/languages/catalogue.ts";
import { CLAIM_LABELS } from "../../record/words.en.ts";
import type { About } from "../letter-fields.ts";

export const words = catalogue({
  title: (tusker: string) => `Know something about ${tusker}? Tell us`,
  short: "Tell us",
  description: (tusker: string) =>
    `Send the editors of the directory a correction with its source, or a photograph of ${tusker}.`,
  lead: "Send a correction or a photograph. You need no account and no e-mail address, and you get a link that shows what became of it.",
  places: {
    title: "No nearer than the park",
    wild: (tusker: string) =>
      `Name the park or the district and the month, no nearer place and no day: poachers read too, and ${tusker} may be alive in the wild. A letter that says more is not accepted.`,
    other: "Leave out coordinates and links to maps: where wild tuskers are today is never told.",
  },
  kind: {
    legend: "What do you send?",
    correction: "A correction",
    correctionHint: "Something on his page is wrong or missing.",
    photograph: "A photograph",
    photographHint: "Taken by you, or by somebody who allows it.",
  },
  choose: "Choose…",
  about: {
    label: "Which statement?",
    options: {
      ...CLAIM_LABELS,
      name: "His name",
      events: "An event in his life",
      features: "A feature of his body",
      text: "Something in the text",
      images: "An image or its caption",
      other: "Something else",
    } satisfies Record<About, string>,
  },
  wrong: { label: "What does the page say?", hint: "Leave it empty if something is missing." },
  right: { label: "What is right?" },
  source: {
    label: "Where can we check this?",
    hint: "The address of a page, or a newspaper with its date, a book, a person.",
  },
  seen: "I saw it myself",
  file: {
    label: "The photograph",
    hint: "JPEG, PNG, WebP, AVIF, GIF or TIFF, at most 15 MB. Position, camera and date are removed from the file when it arrives.",
    again: "Please choose the photograph once more: a browser does not keep it.",
  },
  maker: { label: "Who made it?", hint: "The name as it is to stand under the photograph." },
  licence: {
    label: "On which terms may we show it?",
    options: {
      "CC BY 4.0": "CC BY 4.0: anybody may use it and names the maker",
      "CC BY-SA 4.0": "CC BY-SA 4.0: the same, and shares changes alike",
      "CC BY-NC 4.0": "CC BY-NC 4.0: the same, but not for money",
      CC0: "CC0: anybody may use it in any way",
      "Used with permission": "Only on this site",
    },
  },
  when: "When was it taken?",
  month: "Month",
  year: "Year",
  months: [
    ...["January", "February", "March", "April", "May", "June"],
    ...["July", "August", "September", "October", "November", "December"],
  ],
  place: {
    label: "Where was it taken?",
    hint: "Only the park or the district.",
    kinds: {
      park: "Parks",
      sanctuary: "Sanctuaries",
      reserve: "Reserves",
      home: "Temples and homes",
      district: "Districts",
    },
  },
  permission: {
    legend: "May we show it?",
    own: "I made it myself",
    permitted: "I have the maker's permission",
  },
  note: { label: "What does it show?", hint: "If more than the tusker: an occasion, a mark on his ear." },
  name: { label: "Your name", hint: "If you like. Only the editors see it." },
  trap: "Please leave this empty",
  send: "Send to the editors",
  sending: "Sending...",
  unreachable: "The letter could not be sent. Check your connection and try again: what you wrote is still here.",
  tooLarge: "This file is larger than 15 MB.",
  wrongFields: "Something is missing or cannot be taken as it is. See the fields below.",
  kept: (policy: ReactNode) => (
    <>
      Only the editors read your letter. It is deleted after two years, and you can take it back before. More in the{" "}
      {policy}.
    </>
  ),
  privacyPolicy: "Privacy Policy",
});
