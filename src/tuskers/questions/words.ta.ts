import { counted } from "../../platform/text/counted.ts";
import type { EventKind, RelationKind } from "../../record/vocabulary.ts";
import type { words as english } from "./words.en.ts";

const years: Partial<Record<EventKind, (name: string) => string>> = {
  born: (name) => `${name} எந்த ஆண்டில் பிறந்தது?`,
  first_recorded: (name) => `${name} பற்றி முதன்முதலில் எந்த ஆண்டில் அறிகிறோம்?`,
  captured: (name) => `${name} எந்த ஆண்டில் பிடிக்கப்பட்டது?`,
  given: (name) => `${name} எந்த ஆண்டில் அன்பளிப்பாக வழங்கப்பட்டது?`,
  moved: (name) => `${name} எந்த ஆண்டில் வேறோர் இடத்துக்குக் கொண்டு செல்லப்பட்டது?`,
  released: (name) => `${name} எந்த ஆண்டில் விடுவிக்கப்பட்டது?`,
  preserved: (name) => `${name}. எந்த ஆண்டில் அதன் உடல் பதப்படுத்தப்பட்டது?`,
  honoured: (name) => `${name} எந்த ஆண்டில் கௌரவிக்கப்பட்டது?`,
};

const relations: Partial<Record<RelationKind, (name: string) => string>> = {
  companion: (name) => `${name}. அதனுடன் துணையாக இருந்தது எது?`,
  successor_of: (name) => `${name} எதன் இடத்துக்கு வந்தது?`,
  predecessor_of: (name) => `${name}. அதன் இடத்துக்குப் பின்னர் வந்தது எது?`,
  often_mistaken_for: (name) => `${name} பெரும்பாலும் எது என்று தவறாக எண்ணப்படுகிறது?`,
};

export const words: typeof english = {
  title: "வினாடி வினா",
  setTitle: (set) => `வினாடி வினா, தொகுதி ${set}`,
  description: "இலங்கையின் கொம்பன்கள் பற்றிய பத்துக் கேள்விகள். ஒவ்வொரு விடையுடனும் அதைக் கூறும் ஆதாரம் தரப்படுகிறது.",
  keywords: ["யானைகள் பற்றிய கேள்விகள்", "கொம்பன்கள் பற்றிய கேள்விகள்", "இலங்கையின் கொம்பன்கள்"],
  record: "காலவரிசை",
  lead: "இலங்கையின் கொம்பன்கள் பற்றிய பத்துக் கேள்விகள். ஒவ்வொரு விடையுடனும் அதன் ஆதாரம் தரப்படுகிறது.",
  few: (count) => `இப்போது ${counted(count, "கேள்வி", "கேள்விகள்")} மட்டுமே உள்ளன.`,
  form: "கேள்விகள்",
  ask: {
    year: (name, event, label) => years[event]?.(name) ?? `${name}. “${label}”: எந்த ஆண்டில்?`,
    height: (name) => `${name}. தரையிலிருந்து தோள் வரை எவ்வளவு உயரம்?`,
    feature: (feature, state) => `இவற்றில் இவ்வாறு தோற்றமளிப்பது எது? ${feature}: ${state}`,
    relation: (name, relation, label) => relations[relation]?.(name) ?? `${name}. “${label} …” அடுத்து வரும் பெயர் எது?`,
    place: (place) => `${place}. இவற்றில் அங்கு வாழ்ந்தது எது?`,
    home: (place) => `${place}. இவற்றில் ஒரு காலத்தில் அங்கு இருந்தது எது?`,
    earliest: "இவற்றில் எதன் கதை மிக முன்னதாகத் தொடங்குகிறது?",
    statement: (statement) => `“${statement}” கட்டுக்கதையா, உண்மையா?`,
  },
  submit: "விடைகளைக் காட்டுங்கள்",
  sets: {
    label: "எல்லாக் கேள்வித் தொகுதிகளும்",
    title: "வேறு கேள்விகள்",
    set: (set) => `தொகுதி ${set}`,
  },
  result: {
    title: "விடைகள்",
    setTitle: (set) => `விடைகள், தொகுதி ${set}`,
    score: (right, all) => `${counted(all, "விடையில்", "விடைகளில்")} ${right} சரி.`,
    none: "நீங்கள் எந்தக் கேள்விக்கும் விடையளிக்கவில்லை. விடைகள் இதோ.",
    left: (count) => `${counted(count, "கேள்விக்கு", "கேள்விகளுக்கு")} விடையளிக்கப்படவில்லை.`,
    agrees: "சரி",
    differs: "சரியல்ல",
    open: "விடையளிக்கப்படவில்லை",
    yours: "உங்கள் விடை",
    recorded: "விடை",
    earliest: "கதை தொடங்குவது",
    sources: "ஆதாரங்கள்",
    again: "மீண்டும் கேள்விகளுக்கு",
    next: "அடுத்த கேள்விகள்",
  },
};
