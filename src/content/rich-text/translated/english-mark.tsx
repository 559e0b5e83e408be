import type { ReactNode } from "react";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { ENGLISH_STRETCH } from "./join-english.ts";
import { words } from "./words.ts";

// Prose that has no translation stands in English on a page of another language: behind an edge, and below a mark that
// says so in the language of the page, once for each stretch of it.

const CLASS = "english";

/** Adds edge and mark to the stretches of English in the HTML of a translated text. */
export function withEnglishMarks(html: string): string {
  const language = currentLanguage();
  if (language === "en") return html;
  return html.replaceAll(
    ENGLISH_STRETCH,
    `<div class="${CLASS}" lang="en"><div lang="${language}">${words.inEnglish}</div>`,
  );
}

/** Prose that is written in English only. */
export function EnglishPassage({ children }: { children: ReactNode }) {
  const language = currentLanguage();
  if (language === "en") return children;
  return (
    <div className={CLASS} lang="en">
      <div lang={language}>{words.inEnglish}</div>
      {children}
    </div>
  );
}
