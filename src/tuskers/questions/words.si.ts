import type { EventKind, RelationKind } from "../../record/vocabulary.ts";
import type { words as english } from "./words.en.ts";

const years: Partial<Record<EventKind, (name: string) => string>> = {
  born: (name) => `${name} ඉපදුණේ`,
  first_recorded: (name) => `${name} ගැන මුලින්ම අසන්නට ලැබුණේ`,
  captured: (name) => `${name} අල්ලා ගනු ලැබුවේ`,
  given: (name) => `${name} තෑග්ගක් ලෙස දෙනු ලැබුවේ`,
  moved: (name) => `${name} වෙනත් තැනකට ගෙන යනු ලැබුවේ`,
  released: (name) => `${name} නිදහස් කරනු ලැබුවේ`,
  preserved: (name) => `${name} ගේ සිරුර සංරක්ෂණය කරනු ලැබුවේ`,
  honoured: (name) => `${name} වෙත ගෞරවය පිරිනමනු ලැබුවේ`,
};

const relations: Partial<Record<RelationKind, (name: string) => string>> = {
  companion: (name) => `${name} සමඟ සිටි සගයා කවුද?`,
  successor_of: (name) => `${name} පැමිණියේ කාගේ තැනට ද?`,
  predecessor_of: (name) => `${name} සිටි තැනට පසුව පැමිණියේ කවුද?`,
  often_mistaken_for: (name) => `${name} බොහෝ විට වරදවා හඳුනාගන්නේ කවුරුන් ලෙස ද?`,
};

export const words: typeof english = {
  title: "ප්‍රශ්නාවලිය",
  setTitle: (set) => `ප්‍රශ්නාවලිය, ${set} වන කට්ටලය`,
  description: "ශ්‍රී ලංකාවේ දළ ඇතුන් ගැන ප්‍රශ්න දහයක්. සෑම පිළිතුරක් සමඟම එය කියන මූලාශ්‍රය දැක්වේ.",
  keywords: ["අලි ඇතුන් ගැන ප්‍රශ්න", "දළ ඇතුන් ගැන ප්‍රශ්න", "ශ්‍රී ලංකාවේ දළ ඇතුන්"],
  record: "කාලරේඛාව",
  lead: "ශ්‍රී ලංකාවේ දළ ඇතුන් ගැන ප්‍රශ්න දහයක්. සෑම පිළිතුරක් සමඟම එහි මූලාශ්‍රය දැක්වේ.",
  few: (count) => `දැනට ඇත්තේ ප්‍රශ්න ${count}ක් පමණි.`,
  form: "ප්‍රශ්න",
  ask: {
    year: (name, event, label) => `${years[event]?.(name) ?? `${name}. “${label}”:`} කුමන වර්ෂයේ ද?`,
    height: (name) => `${name} පොළොවේ සිට උරහිස දක්වා කොපමණ උස ද?`,
    feature: (feature, state) => `මොවුන්ගෙන් මෙබඳු පෙනුමක් ඇත්තේ කාට ද? ${feature}: ${state}`,
    relation: (name, relation, label) => relations[relation]?.(name) ?? `${name}. “${label} …” ඊළඟට එන්නේ කුමන නම ද?`,
    place: (place) => `${place}. එහි විසුවේ මොවුන්ගෙන් කවුද?`,
    home: (place) => `${place}. කලක් එහි සිටියේ මොවුන්ගෙන් කවුද?`,
    earliest: "කලින්ම ඇරඹෙන්නේ මොවුන්ගෙන් කාගේ කතාව ද?",
    statement: (statement) => `“${statement}” මිථ්‍යාවක් ද, සත්‍යයක් ද?`,
  },
  submit: "පිළිතුරු පෙන්වන්න",
  sets: {
    label: "සියලු ප්‍රශ්න කට්ටල",
    title: "වෙනත් ප්‍රශ්න",
    set: (set) => `${set} වන කට්ටලය`,
  },
  result: {
    title: "පිළිතුරු",
    setTitle: (set) => `පිළිතුරු, ${set} වන කට්ටලය`,
    score: (right, all) => `පිළිතුරු ${all}න් ${right}ක් නිවැරදියි.`,
    none: "ඔබ කිසිදු ප්‍රශ්නයකට පිළිතුරු දී නැත. පිළිතුරු මෙන්න.",
    left: (count) => `ප්‍රශ්න ${count}කට පිළිතුරු දී නැත.`,
    agrees: "නිවැරදියි",
    differs: "නිවැරදි නැත",
    open: "පිළිතුරු දී නැත",
    yours: "ඔබේ පිළිතුර",
    recorded: "පිළිතුර",
    earliest: "කතාව ඇරඹෙන්නේ",
    sources: "මූලාශ්‍ර",
    again: "ආපසු ප්‍රශ්නවලට",
    next: "ඊළඟ ප්‍රශ්න",
  },
};
