import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  illustration: "ඇඳි රූපයකි. කිසිවෙකු වාර්තා නොකළ දේ සඟවා හෝ මවාගෙන ඇත.",
  read: (name, site) => `${name} ගැන කියවන්න: ${site}`,
  changed: (day) => `${day} දින වාර්තාව`,
  unknown: "මෙම දළ ඇතා නාමාවලියේ නැත.",
  removed: "මෙම දළ ඇතා නාමාවලියෙන් ඉවත් කර ඇත.",
};
