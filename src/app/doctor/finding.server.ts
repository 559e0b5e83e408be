/** `problem`: something does not work, or will stop working. `hint`: it works, but is probably not intended. */
export type Level = "ok" | "hint" | "problem";

/** The result of one check. */
export type Finding = {
  part:
    | "settings"
    | "site"
    | "database"
    | "images"
    | "sources"
    | "translations"
    | "mail"
    | "cdn"
    | "backups"
    | "disk"
    | "clock"
    | "versions";
  level: Level;
  /** The observation. */
  sentence: string;
  /** What to do about it; set for hints and problems. */
  advice?: string;
};

type Part = Finding["part"];

export const ok = (part: Part, sentence: string): Finding => ({ part, level: "ok", sentence });
export const hint = (part: Part, sentence: string, advice: string): Finding => ({
  part,
  level: "hint",
  sentence,
  advice,
});
export const problem = (part: Part, sentence: string, advice: string): Finding => ({
  part,
  level: "problem",
  sentence,
  advice,
});

/** The message of a system or library error, for use in a sentence. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
