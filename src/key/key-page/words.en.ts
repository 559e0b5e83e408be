import { catalogue } from "../../platform/languages/catalogue.ts";
/** The sentences of the page, as the server writes them: the code that browsers load is kept small. */
export const words = catalogue({
  title: "Which tusker did I see?",
  description:
    "Press what you saw, skip the rest: which tuskers of Sri Lanka it may have been, what speaks for and against each, and by which source.",
  keywords: ["identify a tusker", "identification key", "which elephant did I see"],
  lead: "Press what you saw. Skip the rest.",
  private: "Nothing you answer leaves this device.",
  guide: "No signal where you are going? Take the guide along.",
  sent: "Without scripts, each answer is sent to this site to be ranked. It is not kept.",
  why: "Asked next because it tells most of those still possible apart.",
  sides: "Left and right are his. When he faces you, his left is on your right.",
  everyAnswer: "Every answer changes this list; none shuts an animal out.",
  stranger: {
    first: "What you saw fits a tusker without a page here better than any that we know.",
    always:
      "Most tuskers of the island have no page here. Keep your photograph and your notes, and call him “a tusker”. If a book or a newspaper names him, we would like to know that source.",
    source: "Tell us of a source",
  },
  honest: {
    proof: "A rank is not proof.",
    drawings: "The drawings show what is asked, never a certain animal.",
    estimateSource: "The figure rests on",
  },
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
    `The key begins with a figure of ${total} wild tuskers on the island, of which ${here} in this directory may be walking free. So before your first answer it expects a tusker who has no page here.`,
});
