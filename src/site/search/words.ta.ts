import { counted } from "../../platform/text/counted.ts";
import { CATEGORY_LABELS } from "../../tuskers/words.ta.ts";
import type { words as english } from "./words.en.ts";

type Searched = Parameters<typeof english.title>[0];

const LABELS = new Map<string, string>(Object.entries(CATEGORY_LABELS));
const labelOf = (category: string): string => LABELS.get(category) ?? category;

/** What was searched for, as a list: a name, a category, or both. */
const asked = ({ search, category }: Searched): string =>
  [search && `“${search}”`, category && `வகை “${labelOf(category)}”`].filter(Boolean).join(", ");

const found = (total: number, searched: Searched): string =>
  `${asked(searched)} என்ற தேடலுக்குக் ${total === 1 ? "கிடைத்தது" : "கிடைத்தவை"}: ${counted(total, "கொம்பன்", "கொம்பன்கள்")}`;

export const words: typeof english = {
  here: "தேடல் முடிவுகள்",
  title: (searched) => `தேடல் முடிவுகள்: ${asked(searched)}`,
  description: (total, searched) => `இலங்கையின் கொம்பன்களின் பெயரேட்டில் ${found(total, searched)}.`,
  found,
  summary: (total) => counted(total, "முடிவு", "முடிவுகள்"),
  tuskers: "கொம்பன்கள்",
  results: "கிடைத்த கொம்பன்கள்",
  featured: "தேர்ந்தெடுத்தது",
  browseAll: "எல்லாக் கொம்பன்களையும் பாருங்கள்",
  home: "முகப்புக்குத் திரும்புங்கள்",
  noResults: {
    title: "கொம்பன்கள் எதுவும் கிடைக்கவில்லை",
    message: (searched) => `${asked(searched)} என்ற தேடலுக்குப் பெயரேட்டில் எந்தக் கொம்பனும் இல்லை.`,
    key: "நான் பார்த்தது எந்தக் கொம்பன்?",
    instead: "இவற்றில் உங்களுக்கு ஆர்வம் இருக்கலாம்:",
  },
  elsewhere: "இத்தளத்தின் பிற பக்கங்களில்:",
  failure: {
    title: "ஏதோ தவறு நேர்ந்துவிட்டது",
    message: "மன்னிக்கவும், கொம்பன்களைத் தேடும்போது ஒரு பிழை ஏற்பட்டது.",
  },
  nothingAsked: "தேட எதுவும் கொடுக்கப்படவில்லை",
};
