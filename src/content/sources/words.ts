import { inLanguages } from "../../platform/languages/words.ts";

const listInEnglish = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;

const listInSinhala = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} සහ ${texts.at(-1)}`;

export const words = inLanguages({
  title: { en: "Sources", si: "මූලාශ්‍ර", ta: "ஆதாரங்கள்" },
  /** Their heading in a closed block. */
  counted: {
    en: (count: number) => (count === 1 ? "1 source" : `${count} sources`),
    si: (count: number) => (count === 1 ? "මූලාශ්‍රය 1යි" : `මූලාශ්‍ර ${count}ක්`),
    ta: (count: number) => (count === 1 ? "1 ஆதாரம்" : `${count} ஆதாரங்கள்`),
  },
  /** Sources of the page that none of its statements names. */
  further: { en: "Further reading", si: "වැඩිදුර කියවීමට", ta: "மேலதிக வாசிப்பு" },
  /** How a source without an address can be found: by which of its fields, with their values. */
  find: {
    author: { en: "author", si: "කර්තෘ", ta: "எழுதியவர்" },
    publisher: { en: "publisher", si: "ප්‍රකාශකයා", ta: "வெளியீட்டாளர்" },
    date: { en: "date", si: "දිනය", ta: "திகதி" },
    sentence: {
      en: (labels: readonly string[], values: readonly string[], inLibraries: boolean) =>
        `No address is recorded. Look for the title${
          labels.length === 0 ? "" : ` with its ${listInEnglish(labels)} (${values.join(", ")})`
        }${inLibraries ? ", or in a library" : ""}.`,
      si: (labels: readonly string[], values: readonly string[], inLibraries: boolean) =>
        `ලිපිනයක් වාර්තා වී නැත. මාතෘකාව${
          labels.length === 0 ? "" : ` එහි ${listInSinhala(labels)} (${values.join(", ")}) සමඟ`
        } සොයන්න${inLibraries ? ", නැතහොත් පුස්තකාලයක සොයා බලන්න" : ""}.`,
      ta: (labels: readonly string[], values: readonly string[], inLibraries: boolean) => {
        const how =
          labels.length === 0
            ? "தலைப்பைக் கொண்டு தேடுங்கள்"
            : `தலைப்புடன் பின்வரும் விவரத்தையும் கொண்டு தேடுங்கள்: ${labels.join(", ")} (${values.join(", ")})`;
        return `முகவரி பதிவாகவில்லை. ${how}${inLibraries ? "; அல்லது நூலகம் ஒன்றில் தேடுங்கள்" : ""}.`;
      },
    },
  },
  archived: { en: "archived copy", si: "සංරක්ෂිත පිටපත", ta: "காப்பகப் பிரதி" },
  archivedOf: {
    en: (title: string) => `Archived copy of ${title}`,
    si: (title: string) => `සංරක්ෂිත පිටපත: ${title}`,
    ta: (title: string) => `காப்பகப் பிரதி: ${title}`,
  },
  /** Beside an address that is gone: since when, and whether a copy follows. */
  gone: {
    en: (since: string, isArchived: boolean) =>
      isArchived
        ? `The original is no longer there (seen on ${since}).`
        : `The original is no longer there (seen on ${since}), and no archived copy is known.`,
    si: (since: string, isArchived: boolean) =>
      isArchived
        ? `මුල් පිටුව තවදුරටත් නැත (දුටුවේ ${since}).`
        : `මුල් පිටුව තවදුරටත් නැත (දුටුවේ ${since}); සංරක්ෂිත පිටපතක් ගැන දැනගන්නට නැත.`,
    ta: (since: string, isArchived: boolean) =>
      isArchived
        ? `மூலப் பக்கம் இப்போது இல்லை (கண்டது: ${since}).`
        : `மூலப் பக்கம் இப்போது இல்லை (கண்டது: ${since}); காப்பகப் பிரதி எதுவும் அறியப்படவில்லை.`,
  },
  /** A link from a source to the page of all that rests on it. */
  everything: {
    en: (key: string) => `All that rests on source ${key}`,
    si: (key: string) => `${key} මූලාශ්‍රය මත පදනම් වූ සියල්ල`,
    ta: (key: string) => `ஆதாரம் ${key} ஐச் சார்ந்துள்ள அனைத்தும்`,
  },
  /** In the note that a mark opens: what of its sources is left, and the way to the whole list. */
  more: {
    en: (count: string) => `${count} more`,
    si: (count: string) => `තවත් ${count}ක්`,
    ta: (count: string) => `மேலும் ${count}`,
  },
  all: { en: "All sources of this page", si: "මෙම පිටුවේ සියලු මූලාශ්‍ර", ta: "இப்பக்கத்தின் எல்லா ஆதாரங்களும்" },
  /** A link from a source to the first place that names it. */
  backTo: {
    en: (source: number) => `Back to the text, where source ${source} is named`,
    si: (source: number) => `${source} වන මූලාශ්‍රය සඳහන් තැනට ආපසු`,
    ta: (source: number) => `ஆதாரம் ${source} குறிப்பிடப்படும் இடத்துக்குத் திரும்புங்கள்`,
  },
  /** What of an entry rests on a source. */
  rests: {
    text: { en: "The text", si: "පෙළ", ta: "உரை" },
    recorded: {
      en: (name: string, date: string) => `${name}, recorded ${date}`,
      si: (name: string, date: string) => `${name}, වාර්තා වූයේ ${date}`,
      ta: (name: string, date: string) => `${name}, பதிவு: ${date}`,
    },
    inDoubt: {
      en: (name: string, doubt: string) => `${name} (${doubt})`,
      si: (name: string, doubt: string) => `${name} (${doubt})`,
      ta: (name: string, doubt: string) => `${name} (${doubt})`,
    },
  },
});
