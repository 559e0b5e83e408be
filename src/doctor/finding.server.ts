/** `problem`: something does not work, or will not. `hint`: it works, but is seldom meant so. */
export type Level = "ok" | "hint" | "problem";

/** What one look at the site found. */
export type Finding = {
  part: "settings" | "site" | "database" | "pictures" | "mail" | "cdn" | "disk" | "clock" | "versions";
  level: Level;
  /** What is so. */
  sentence: string;
  /** What to do about it; there for hints and problems. */
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

/** The words of an error of the system or a library, for a sentence. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
