import { kinds } from "./kinds.si.ts";
import type { words as english } from "./words.en.ts";

const list = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} සහ ${texts.at(-1)}`;

export const words: typeof english = {
  title: "මූලාශ්‍ර",
  counted: (count) => (count === 1 ? "මූලාශ්‍රය 1යි" : `මූලාශ්‍ර ${count}ක්`),
  further: "වැඩිදුර කියවීමට",
  kinds,
  find: {
    author: "කර්තෘ",
    publisher: "ප්‍රකාශකයා",
    date: "දිනය",
    sentence: (labels: readonly string[], values: readonly string[], inLibraries: boolean) =>
      `ලිපිනයක් වාර්තා වී නැත. මාතෘකාව${
        labels.length === 0 ? "" : ` එහි ${list(labels)} (${values.join(", ")}) සමඟ`
      } සොයන්න${inLibraries ? ", නැතහොත් පුස්තකාලයක සොයා බලන්න" : ""}.`,
  },
  archived: "සංරක්ෂිත පිටපත",
  archivedOf: (title: string) => `සංරක්ෂිත පිටපත: ${title}`,
  gone: (since, isArchived) =>
    isArchived
      ? `මුල් පිටුව තවදුරටත් නැත (දුටුවේ ${since}).`
      : `මුල් පිටුව තවදුරටත් නැත (දුටුවේ ${since}); සංරක්ෂිත පිටපතක් ගැන දැනගන්නට නැත.`,
  everything: (key: string) => `${key} මූලාශ්‍රය මත පදනම් වූ සියල්ල`,
  more: (count) => `තවත් ${count}ක්`,
  all: "මෙම පිටුවේ සියලු මූලාශ්‍ර",
  backTo: (source) => `${source} වන මූලාශ්‍රය සඳහන් තැනට ආපසු`,
  rests: {
    text: "පෙළ",
    recorded: (name: string, date: string) => `${name}, වාර්තා වූයේ ${date}`,
    inDoubt: (name: string, doubt: string) => `${name} (${doubt})`,
  },
};
