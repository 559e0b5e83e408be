import { catalogue } from "../../platform/languages/catalogue.ts";
export const words = catalogue({
  accounts: (count: number) => `${count} accounts`,
  /** Opens the accounts behind the leading one. */
  differ: "sources differ",
  about: (text: string) => `about ${text}`,
  range: (first: string, last: string) => `${first} to ${last}`,
  metres: (metres: string, feet: string) => `${metres} m (${feet} ft)`,
  years: (age: string) => `${age} years`,
  yearsIn: (age: string, date: string) => `${age} in ${date}`,
  yearsOn: (age: string, day: string) => `${age} on ${day}`,
  ofSide: (side: string, text: string) => `${side}: ${text}`,
  compared: {
    role: (role: string) => `Role: ${role}.`,
    clock: (hour: number) => `at ${hour} o'clock`,
  },
  life: {
    title: "His life",
    role: (role: string) => `As ${role}`,
  },
  features: {
    title: "How to recognise him",
    onSide: (side: string, state: string) => `${side}: ${state}`,
    where: (state: string, place: string) => `${state}, ${place}`,
    since: (date: string) => `since ${date}`,
    until: (date: string) => `until ${date}`,
  },
  plate: {
    caption:
      "A diagram, not a likeness. Solid lines have a source, dashed ones are guesswork; left and right are his own.",
    shown: (list: string) =>
      `A tusker from the front. Inked, since a source records it: ${list}. All else is dashed or faint.`,
    nothing: "A tusker from the front, all dashed or faint: no source records what shows from there.",
  },
  relations: {
    title: "In his story",
    compare: "Compare the two",
  },
  notKnown: {
    title: "Not yet known",
    /** Features of the body that no source describes. */
    ofBody: (list: string) => `Of his body no source describes: ${list}.`,
    born: "the year of his birth",
    origin: "where he was born",
    height: "his height",
    tuskLength: "the length of his tusks",
    died: "when he died",
    deathCause: "how he died",
    features: "the marks of his ears, skin and tail",
  },
});
