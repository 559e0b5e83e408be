import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted } from "../../platform/text/counted.ts";
export const words = catalogue({
  title: "Tuskers of Sri Lanka: worksheet for schools",
  page: (number: number, of: number) => `Page ${number} of ${of}`,
  name: "Name",
  class: "Class",
  differences: {
    title: "Look twice",
    task: (count: number) => `Find ${count} differences. Ring them on tusker B.`,
    a: "Tusker A",
    b: "Tusker B",
    madeUp: "The tuskers on this page are made up.",
    sides: (right: string, left: string) =>
      `${right} and ${left} are his right and left. Imagine that you stand behind him: his left is your left.`,
    answer: (what: string, a: string, b: string) => `${what}. Tusker A: ${a}. Tusker B: ${b}.`,
  },
  tusks: { task: "Which tusk is gone? Mark a box.", none: "None" },
  life: {
    title: (name: string) => `Read a life line: ${name}`,
    hint: "Each number on the line is an event. A bar is a time during which it lasted or within which it happened.",
    line: (name: string, count: number) => `The life line of ${name} with ${counted(count, "event", "events")}`,
    recorded: "What is recorded",
    questions: "Answer the questions",
    sources: "Sources",
    died: "When did he die?",
    between: (first: number, last: number) => `How many years lie between number ${first} and number ${last}?`,
    years: (years: number, from: number, to: number) => `${years}, from ${from} to ${to}`,
    happened: (date: string) => `Which number tells of ${date}?`,
    vague: "Which numbers stand for more than a single year? Why?",
    vagueAnswer: (numbers: string) => `${numbers}. It lasted longer, or the sources do not tell the year for certain.`,
    cited: (number: number) => `How many sources tell of number ${number}?`,
    citedAnswer: (count: number, keys: string) => `${count}: ${keys}`,
    after: "Which numbers tell of the time after the day of his death?",
  },
  colour: {
    title: "Colour what is recorded",
    hint: (name: string) =>
      `Thick lines: this is recorded of ${name}. Dashed lines: nobody recorded it. Thin lines: as any tusker has it. Colour what is recorded and leave the rest white.`,
    madeUp: "Colour this tusker. He is made up.",
    recorded: "Recorded",
  },
  myths: {
    title: "Myth or fact?",
    hint: "Read each sentence and mark a box. Then talk about it: how could one find out?",
    myth: "Myth",
    fact: "Fact",
  },
  statements: {
    males: {
      said: "Among Asian elephants, only males have tusks.",
      told: "Some males and some females have tushes, which are short and thin. They are not tusks.",
    },
    share: {
      said: "Seven out of a hundred elephants in Sri Lanka are tuskers.",
      told: "About 7% of the males have tusks. Of all elephants it is about 2%.",
    },
    count: {
      said: "There are exactly 122 tuskers in Sri Lanka.",
      told: "122 were counted in August 2011, and 142 were quoted in 2022. Neither count claims to have found every tusker.",
    },
    calf: {
      said: "A mother elephant carries her calf for about 22 months.",
      told: "That is almost two years. Twins are very rare.",
    },
    animal: {
      said: "The elephant is the official national animal of Sri Lanka.",
      told: "There is an official flower, tree, bird and butterfly, but no official national animal.",
    },
    endangered: {
      said: "The Asian elephant is listed as Endangered.",
      told: "The list is the Red List of the IUCN. It is the species as a whole that is listed so.",
    },
    parks: {
      said: "Most of the land where the elephants of Sri Lanka live lies in protected areas.",
      told: "About 70% of their range lies outside protected areas.",
    },
    food: {
      said: "An elephant can eat 150 kg of plants in a day.",
      told: "One source gives about 150 kg a day, another 75 to 150 kg.",
    },
  },
  answers: {
    title: "Answers",
    for: "For teachers: this page is not for handing out.",
    sources: "Sources of “Myth or fact?”",
  },
});
