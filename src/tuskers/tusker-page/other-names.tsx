import { inEnglish } from "../../platform/languages/stored-text.tsx";
import { languageOf } from "../card/language-of.ts";

/** A tusker's other names, each marked with its language. */
export function OtherNames({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ", "}
      <span lang={languageOf(name) ?? inEnglish().lang}>{name}</span>
    </span>
  ));
}
