import type { ReactNode } from "react";
import { catalogue } from "../../platform/languages/catalogue.ts";

export const words = catalogue({
  title: "Your letter to the editors",
  heading: (tusker: string) => `Your letter about ${tusker}`,
  thanks: "Thank you. It has reached the editors.",
  link: {
    label: "The link to this page",
    hint: "Keep it: bookmark this page or copy the link. Nobody else has it, it cannot be sent to you again, and here you will find the answer.",
  },
  state: "What became of it",
  see: (tusker: ReactNode) => <>See the page of {tusker}.</>,
  answer: "The editors' answer",
  wrote: "What you sent",
  day: "Sent",
  about: "Statement",
  wrong: "The page says",
  right: "What is right",
  source: "Source",
  seen: "You saw it yourself.",
  photograph: "Photograph",
  photographKept: "Kept with the letter. Nobody but the editors sees it before they publish it.",
  photographGone: "Not kept with the letter any more.",
  maker: "Made by",
  licence: "Terms",
  when: "When",
  where: "Where",
  note: "What it shows",
  takeBack: {
    title: "Take the letter back",
    text: (day: string) =>
      `The letter is deleted on ${day} at the latest. If you take it back now, it is deleted at once, and with it the photograph, unless that is already in the library of images. This cannot be undone.`,
    button: "Take it back and delete it",
  },
});
