import { currentLanguage } from "../../platform/languages/current-language.ts";
import type { NativeName } from "./native-names.ts";

/** His name in the letters of the page, as the record holds it or by rule; else as it is stored. */
export const nameHere = ({ name, nativeNames }: { name: string; nativeNames: readonly NativeName[] }): string =>
  nativeNames.find(({ language }) => language === currentLanguage())?.name ?? name;
