import { catalogue } from "../../platform/languages/catalogue.ts";
/** The sentences of the page, as the server writes them: the code that browsers load is kept small. */
export const words = catalogue({
  title: "Which tusker did I see?",
  description:
    "A few questions about what you saw: which tuskers of Sri Lanka it may have been, what speaks for and against each, and by which source.",
  keywords: ["identify a tusker", "identification key", "which elephant did I see"],
  lead: "A few questions.",
  private: "Nothing you answer leaves this device.",
  sent: "Without scripts, each answer is sent to this site to be ranked. It is not kept.",
  where: "Where did you see him?",
  place: "Place",
  choose: "Choose a place",
  next: "Next",
  when: "In which year?",
  thisYear: "This year",
  done: "No more questions.",
  yours: "Your answers",
  /** Follows the answer in the name of its link. */
  takeBack: "take back",
  again: "Start again",
  /** Opens the questions that follow, which are named beside it. */
  following: "Next:",
  /** Opens the questions that the record hardly answers. */
  furtherQuestions: "More you could tell",
  furtherThings: "ears, skin, tail, the year, your own photograph beside",
  why: "Why, and why not",
  mostLikely: "Most likely",
  always: "Always possible",
  unseen: "Not sure",
  sides: "Left and right are his. When he faces you, his left is on your right.",
  everyAnswer: "Every answer changes this list; none shuts an animal out.",
  stranger: {
    name: "He may be none of ours",
    first: "What you saw fits a tusker without a page here better than any that we know.",
    always:
      "Most tuskers of the island have no page here. Keep your photograph and your notes, and call him “a tusker”. If a book or a newspaper names him, we would like to know that source.",
    source: "Tell us of a source",
  },
  drawings: "The drawings of a question show what is asked, never a certain animal.",
  /** What all the answers together say, by how many of the living tuskers fit. */
  end: {
    unsure: "You were sure of nothing, so it may have been any of them.",
    none: "None of ours is known to fit. He may have no page here, or he has changed since he was last seen.",
    one: "Only one of ours is known to fit. That does not make him that one: most tuskers of the island have no page here.",
    several: "What is known of these does not tell them apart.",
  },
  honest: { proof: "What comes out is a suggestion, not proof.", estimateSource: "The figure rests on" },
  photo: {
    choose: "Hold your photograph beside",
    note: "It is shown on your screen only. It is never sent.",
    alt: "Your photograph",
    remove: "Remove the photograph",
    failed: "This photograph cannot be shown. Reload the page and choose it again, or take another one.",
  },
  places: { parks: "Parks and reserves", districts: "Districts", homes: "Temples and homes" },
});

/** What the ranking begins with. */
export const estimateWords = catalogue({
  begins: (total: number, here: number) =>
    `An estimated ${total} wild tuskers live on the island, and ${here} of them have a page here.`,
});

/** What stands there if the page cannot be read. */
export const failureWords = catalogue({
  title: "The key could not be loaded",
  message: "The key could not be loaded. Please try again later.",
});
