import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  tooMany: "මේ මොහොතේ ලේඛන වැඩි ගණනක් සෑදෙමින් පවතී. කරුණාකර මඳ වේලාවකින් නැවත උත්සාහ කරන්න.",
  unchecked: "සිංහල වචන තවමත් කිසිවෙකු පරීක්ෂා කර නැත.",
  failed: "මේ ලේඛනය සෑදීමට නොහැකි විය. කරුණාකර පසුව නැවත උත්සාහ කරන්න.",
};
