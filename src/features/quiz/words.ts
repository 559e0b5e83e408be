import type { EventKind, RelationKind } from "../../content/record/vocabulary.ts";
import { inLanguages } from "../../platform/languages/words.ts";
import { counted } from "../../platform/text/counted.ts";

const years: Partial<Record<EventKind, (name: string) => string>> = inLanguages({
  born: {
    en: (name: string) => `was ${name} born`,
    si: (name: string) => `${name} ඉපදුණේ`,
    ta: (name: string) => `${name} எந்த ஆண்டில் பிறந்தது?`,
  },
  first_recorded: {
    en: (name: string) => `do we first hear of ${name}`,
    si: (name: string) => `${name} ගැන මුලින්ම අසන්නට ලැබුණේ`,
    ta: (name: string) => `${name} பற்றி முதன்முதலில் எந்த ஆண்டில் அறிகிறோம்?`,
  },
  captured: {
    en: (name: string) => `was ${name} captured`,
    si: (name: string) => `${name} අල්ලා ගනු ලැබුවේ`,
    ta: (name: string) => `${name} எந்த ஆண்டில் பிடிக்கப்பட்டது?`,
  },
  given: {
    en: (name: string) => `was ${name} given away as a gift`,
    si: (name: string) => `${name} තෑග්ගක් ලෙස දෙනු ලැබුවේ`,
    ta: (name: string) => `${name} எந்த ஆண்டில் அன்பளிப்பாக வழங்கப்பட்டது?`,
  },
  moved: {
    en: (name: string) => `was ${name} moved to another place`,
    si: (name: string) => `${name} වෙනත් තැනකට ගෙන යනු ලැබුවේ`,
    ta: (name: string) => `${name} எந்த ஆண்டில் வேறோர் இடத்துக்குக் கொண்டு செல்லப்பட்டது?`,
  },
  released: {
    en: (name: string) => `was ${name} set free`,
    si: (name: string) => `${name} නිදහස් කරනු ලැබුවේ`,
    ta: (name: string) => `${name} எந்த ஆண்டில் விடுவிக்கப்பட்டது?`,
  },
  preserved: {
    en: (name: string) => `was the body of ${name} preserved`,
    si: (name: string) => `${name} ගේ සිරුර සංරක්ෂණය කරනු ලැබුවේ`,
    ta: (name: string) => `${name}. எந்த ஆண்டில் அதன் உடல் பதப்படுத்தப்பட்டது?`,
  },
  honoured: {
    en: (name: string) => `was ${name} honoured`,
    si: (name: string) => `${name} වෙත ගෞරවය පිරිනමනු ලැබුවේ`,
    ta: (name: string) => `${name} எந்த ஆண்டில் கௌரவிக்கப்பட்டது?`,
  },
});

const relations: Partial<Record<RelationKind, (name: string) => string>> = inLanguages({
  companion: {
    en: (name: string) => `Who was the companion of ${name}?`,
    si: (name: string) => `${name} සමඟ සිටි සගයා කවුද?`,
    ta: (name: string) => `${name}. அதனுடன் துணையாக இருந்தது எது?`,
  },
  successor_of: {
    en: (name: string) => `Whose place did ${name} take?`,
    si: (name: string) => `${name} පැමිණියේ කාගේ තැනට ද?`,
    ta: (name: string) => `${name} எதன் இடத்துக்கு வந்தது?`,
  },
  predecessor_of: {
    en: (name: string) => `Who took the place of ${name}?`,
    si: (name: string) => `${name} සිටි තැනට පසුව පැමිණියේ කවුද?`,
    ta: (name: string) => `${name}. அதன் இடத்துக்குப் பின்னர் வந்தது எது?`,
  },
  often_mistaken_for: {
    en: (name: string) => `Which tusker is ${name} often mistaken for?`,
    si: (name: string) => `${name} බොහෝ විට වරදවා හඳුනාගන්නේ කවුරුන් ලෙස ද?`,
    ta: (name: string) => `${name} பெரும்பாலும் எது என்று தவறாக எண்ணப்படுகிறது?`,
  },
});

export const words = inLanguages({
  title: { en: "Quiz", si: "ප්‍රශ්නාවලිය", ta: "வினாடி வினா" },
  setTitle: {
    en: (set: number) => `Quiz, set ${set}`,
    si: (set: number) => `ප්‍රශ්නාවලිය, ${set} වන කට්ටලය`,
    ta: (set: number) => `வினாடி வினா, தொகுதி ${set}`,
  },
  description: {
    en: "Ten questions about the tuskers of Sri Lanka. Every answer names the source that tells it.",
    si: "ශ්‍රී ලංකාවේ දළ ඇතුන් ගැන ප්‍රශ්න දහයක්. සෑම පිළිතුරක් සමඟම එය කියන මූලාශ්‍රය දැක්වේ.",
    ta: "இலங்கையின் கொம்பன்கள் பற்றிய பத்துக் கேள்விகள். ஒவ்வொரு விடையுடனும் அதைக் கூறும் ஆதாரம் தரப்படுகிறது.",
  },
  keywords: {
    en: ["elephant quiz", "questions about tuskers", "tuskers of Sri Lanka"],
    si: ["අලි ඇතුන් ගැන ප්‍රශ්න", "දළ ඇතුන් ගැන ප්‍රශ්න", "ශ්‍රී ලංකාවේ දළ ඇතුන්"],
    ta: ["யானைகள் பற்றிய கேள்விகள்", "கொம்பன்கள் பற்றிய கேள்விகள்", "இலங்கையின் கொம்பன்கள்"],
  },
  record: { en: "Timeline", si: "කාලරේඛාව", ta: "காலவரிசை" },
  lead: {
    en: "Ten questions about Sri Lanka’s tuskers. Every answer names its source.",
    si: "ශ්‍රී ලංකාවේ දළ ඇතුන් ගැන ප්‍රශ්න දහයක්. සෑම පිළිතුරක් සමඟම එහි මූලාශ්‍රය දැක්වේ.",
    ta: "இலங்கையின் கொம்பன்கள் பற்றிய பத்துக் கேள்விகள். ஒவ்வொரு விடையுடனும் அதன் ஆதாரம் தரப்படுகிறது.",
  },
  few: {
    en: (count: number) => `There ${count === 1 ? "is only one question" : `are only ${count} questions`} so far.`,
    si: (count: number) => `දැනට ඇත්තේ ප්‍රශ්න ${count}ක් පමණි.`,
    ta: (count: number) => `இப்போது ${counted(count, "கேள்வி", "கேள்விகள்")} மட்டுமே உள்ளன.`,
  },
  form: { en: "The questions", si: "ප්‍රශ්න", ta: "கேள்விகள்" },
  ask: {
    year: {
      en: (name: string, event: EventKind, label: string) =>
        `In which year ${years[event]?.(name) ?? `was this, in the life of ${name}: “${label}”`}?`,
      si: (name: string, event: EventKind, label: string) =>
        `${years[event]?.(name) ?? `${name}. “${label}”:`} කුමන වර්ෂයේ ද?`,
      ta: (name: string, event: EventKind, label: string) => years[event]?.(name) ?? `${name}. “${label}”: எந்த ஆண்டில்?`,
    },
    height: {
      en: (name: string) => `How tall was ${name}, from the ground to the shoulder?`,
      si: (name: string) => `${name} පොළොවේ සිට උරහිස දක්වා කොපමණ උස ද?`,
      ta: (name: string) => `${name}. தரையிலிருந்து தோள் வரை எவ்வளவு உயரம்?`,
    },
    feature: {
      en: (feature: string, state: string) => `Which of these tuskers looks like this? ${feature}: ${state}`,
      si: (feature: string, state: string) => `මොවුන්ගෙන් මෙබඳු පෙනුමක් ඇත්තේ කාට ද? ${feature}: ${state}`,
      ta: (feature: string, state: string) => `இவற்றில் இவ்வாறு தோற்றமளிப்பது எது? ${feature}: ${state}`,
    },
    relation: {
      en: (name: string, relation: RelationKind, label: string) =>
        relations[relation]?.(name) ?? `${name}: “${label} …” Whose name comes next?`,
      si: (name: string, relation: RelationKind, label: string) =>
        relations[relation]?.(name) ?? `${name}. “${label} …” ඊළඟට එන්නේ කුමන නම ද?`,
      ta: (name: string, relation: RelationKind, label: string) =>
        relations[relation]?.(name) ?? `${name}. “${label} …” அடுத்து வரும் பெயர் எது?`,
    },
    place: {
      en: (place: string) => `Which of these tuskers lived in ${place}?`,
      si: (place: string) => `${place}. එහි විසුවේ මොවුන්ගෙන් කවුද?`,
      ta: (place: string) => `${place}. இவற்றில் அங்கு வாழ்ந்தது எது?`,
    },
    /** Of temples and homes: many tuskers only walked in a procession there. */
    home: {
      en: (place: string) => `Which of these tuskers was once at ${place}?`,
      si: (place: string) => `${place}. කලක් එහි සිටියේ මොවුන්ගෙන් කවුද?`,
      ta: (place: string) => `${place}. இவற்றில் ஒரு காலத்தில் அங்கு இருந்தது எது?`,
    },
    earliest: {
      en: "Which of these tuskers has the story that begins earliest?",
      si: "කලින්ම ඇරඹෙන්නේ මොවුන්ගෙන් කාගේ කතාව ද?",
      ta: "இவற்றில் எதன் கதை மிக முன்னதாகத் தொடங்குகிறது?",
    },
    statement: {
      en: (statement: string) => `“${statement}” Myth or fact?`,
      si: (statement: string) => `“${statement}” මිථ්‍යාවක් ද, සත්‍යයක් ද?`,
      ta: (statement: string) => `“${statement}” கட்டுக்கதையா, உண்மையா?`,
    },
  },
  submit: { en: "Show the answers", si: "පිළිතුරු පෙන්වන්න", ta: "விடைகளைக் காட்டுங்கள்" },
  sets: {
    label: { en: "All sets of questions", si: "සියලු ප්‍රශ්න කට්ටල", ta: "எல்லாக் கேள்வித் தொகுதிகளும்" },
    title: { en: "Other questions", si: "වෙනත් ප්‍රශ්න", ta: "வேறு கேள்விகள்" },
    set: {
      en: (set: number) => `Set ${set}`,
      si: (set: number) => `${set} වන කට්ටලය`,
      ta: (set: number) => `தொகுதி ${set}`,
    },
  },
  result: {
    title: { en: "The answers", si: "පිළිතුරු", ta: "விடைகள்" },
    setTitle: {
      en: (set: number) => `The answers, set ${set}`,
      si: (set: number) => `පිළිතුරු, ${set} වන කට්ටලය`,
      ta: (set: number) => `விடைகள், தொகுதி ${set}`,
    },
    score: {
      en: (right: number, all: number) => `${right} of ${all} right.`,
      si: (right: number, all: number) => `පිළිතුරු ${all}න් ${right}ක් නිවැරදියි.`,
      ta: (right: number, all: number) => `${counted(all, "விடையில்", "விடைகளில்")} ${right} சரி.`,
    },
    none: {
      en: "You have answered no question. Here are the answers.",
      si: "ඔබ කිසිදු ප්‍රශ්නයකට පිළිතුරු දී නැත. පිළිතුරු මෙන්න.",
      ta: "நீங்கள் எந்தக் கேள்விக்கும் விடையளிக்கவில்லை. விடைகள் இதோ.",
    },
    left: {
      en: (count: number) => `${counted(count, "question", "questions")} not answered.`,
      si: (count: number) => `ප්‍රශ්න ${count}කට පිළිතුරු දී නැත.`,
      ta: (count: number) => `${counted(count, "கேள்விக்கு", "கேள்விகளுக்கு")} விடையளிக்கப்படவில்லை.`,
    },
    agrees: { en: "Right", si: "නිවැරදියි", ta: "சரி" },
    differs: { en: "Not right", si: "නිවැරදි නැත", ta: "சரியல்ல" },
    open: { en: "Not answered", si: "පිළිතුරු දී නැත", ta: "விடையளிக்கப்படவில்லை" },
    yours: { en: "Your answer", si: "ඔබේ පිළිතුර", ta: "உங்கள் விடை" },
    recorded: { en: "Answer", si: "පිළිතුර", ta: "விடை" },
    earliest: { en: "His story begins", si: "කතාව ඇරඹෙන්නේ", ta: "கதை தொடங்குவது" },
    sources: { en: "Sources", si: "මූලාශ්‍ර", ta: "ஆதாரங்கள்" },
    again: { en: "Back to the questions", si: "ආපසු ප්‍රශ්නවලට", ta: "மீண்டும் கேள்விகளுக்கு" },
    next: { en: "Next questions", si: "ඊළඟ ප්‍රශ්න", ta: "அடுத்த கேள்விகள்" },
  },
});
