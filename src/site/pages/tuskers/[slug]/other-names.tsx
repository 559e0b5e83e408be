import { languageOf } from "../../../../content/tuskers/language-of.ts";
import { inEnglish } from "../../../../platform/languages/stored-text.tsx";

/** A tusker's other names, each marked with its language. */
export function OtherNames({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ", "}
      <span lang={languageOf(name) ?? inEnglish().lang}>{name}</span>
    </span>
  ));
}
