import { words as letterPage } from "../letters/letter-page/words.en.tsx";
import { words as letterPageInSinhala } from "../letters/letter-page/words.si.tsx";
import { words as tellPage } from "../letters/tell-page/words.en.tsx";
import { words as tellPageInSinhala } from "../letters/tell-page/words.si.tsx";
import { fixedTexts as privacyFixed } from "../site/legal/privacy-fixed.en.tsx";
import { fixedTexts as privacyFixedInSinhala } from "../site/legal/privacy-fixed.si.tsx";
import { words as legal } from "../site/legal/words.en.tsx";
import { words as legalInSinhala } from "../site/legal/words.si.tsx";
import { words as tuskersCard } from "../tuskers/card/words.en.tsx";
import { words as tuskersCardInSinhala } from "../tuskers/card/words.si.tsx";
import { words as find } from "../tuskers/find/words.en.tsx";
import { words as findInSinhala } from "../tuskers/find/words.si.tsx";
import { pair } from "./translations.ts";

/** The catalogues with elements, which pages show in Sinhala and browsers leave as the server rendered them. */
export const pairs = [
  pair(letterPage, letterPageInSinhala),
  pair(tellPage, tellPageInSinhala),
  pair(legal, legalInSinhala),
  pair(privacyFixed, privacyFixedInSinhala),
  pair(tuskersCard, tuskersCardInSinhala),
  pair(find, findInSinhala),
];
