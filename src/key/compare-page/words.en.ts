import { catalogue } from "../../platform/languages/catalogue.ts";

export const words = catalogue({
  title: "Compare two tuskers",
  pairTitle: (one: string, other: string) => `${one} and ${other} compared`,
  description:
    "Two tuskers of the directory side by side: what is known of each, where they differ, and by which source.",
  pairDescription: (one: string, other: string) =>
    `${one} and ${other} side by side: what is known of each, where they differ, and by which source.`,
  keywords: ["compare tuskers", "tell tuskers apart"],
  lead: "Ink is what is known of him, dashes are not known. Left and right are his own.",
  form: {
    label: "Choose two tuskers",
    first: "One tusker",
    second: "Another tusker",
    none: "Choose",
    submit: "Compare",
    others: "Compare others",
  },
  typed: "His name as the directory has it.",
  chooseTwo: {
    title: "Choose two tuskers",
    message: "Their features will stand side by side, with the source of each.",
  },
  chooseSecond: {
    title: "Choose another tusker",
    message: (name: string) => `What is known of ${name} will stand beside it.`,
  },
  same: {
    title: "That is one tusker twice",
    message: (name: string) => `Both fields name ${name}. Choose another one for either.`,
  },
  unknown: {
    title: "Not in the directory",
    pageTitle: "404 - Not in the directory",
    message: (names: string) =>
      `We know of no tusker under ${names}. He may have another name here, or no page at all.`,
    quoted: (name: string) => `“${name}”`,
    browse: "Browse all tuskers",
  },
  table: {
    caption: "What is known of both; rows that differ are marked",
    feature: "Feature",
    differs: "differs",
    notKnown: "not known",
    more: (count: number) => `and ${count} more`,
    none: "No difference is known. Nobody wrote one down, which does not mean that there is none.",
  },
  where: "Where he was seen",
  heights: {
    title: "How tall?",
    person: "Person",
    jeep: "Jeep",
    metres: (metres: string) => `${metres} m`,
    range: (least: string, most: string) => (least === most ? `${least} m` : `${least} to ${most} m`),
    scale: (animals: string) => `Side views at one scale: ${animals}, beside a person of 1.70 m and a jeep of 2.1 m.`,
    ofAnimal: (name: string, height: string) => `${name}, ${height}`,
    note: "Heights of wild tuskers are estimates by eye. The hatched band spans all accounts; the drawing stands at the lowest.",
  },
  neither: {
    title: "Known of neither",
    holds: "what is known of neither",
    text: (list: string) => `Nothing is known of their ${list}.`,
  },
  key: "Which tusker did I see?",
});
