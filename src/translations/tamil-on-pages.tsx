import { words as letterPage } from "../letters/letter-page/words.en.tsx";
import { words as letterPageInTamil } from "../letters/letter-page/words.ta.tsx";
import { words as tellPage } from "../letters/tell-page/words.en.tsx";
import { words as tellPageInTamil } from "../letters/tell-page/words.ta.tsx";
import { fixedTexts as privacyFixed } from "../site/legal/privacy-fixed.en.tsx";
import { fixedTexts as privacyFixedInTamil } from "../site/legal/privacy-fixed.ta.tsx";
import { words as legal } from "../site/legal/words.en.tsx";
import { words as legalInTamil } from "../site/legal/words.ta.tsx";
import { words as tuskersCard } from "../tuskers/card/words.en.tsx";
import { words as tuskersCardInTamil } from "../tuskers/card/words.ta.tsx";
import { words as tuskersFind } from "../tuskers/find/words.en.tsx";
import { words as tuskersFindInTamil } from "../tuskers/find/words.ta.tsx";
import { pair } from "./translations.ts";

/** The catalogues with elements, which pages show in Tamil and browsers leave as the server rendered them. */
export const pairs = [
  pair(letterPage, letterPageInTamil),
  pair(tellPage, tellPageInTamil),
  pair(legal, legalInTamil),
  pair(privacyFixed, privacyFixedInTamil),
  pair(tuskersCard, tuskersCardInTamil),
  pair(tuskersFind, tuskersFindInTamil),
];
