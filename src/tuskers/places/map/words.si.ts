import { writtenNumber } from "../../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  label: "දිස්ත්‍රික්ක 25 සමඟ ශ්‍රී ලංකා සිතියම. එම ස්ථානම ලැයිස්තුවේද ඇත.",
  small: (places) => `ශ්‍රී ලංකා සිතියම. ලකුණු කර ඇත්තේ: ${places}.`,
  shape: (name, tuskers) => `${name}: ${tuskers}`,
  noTusker: "දළ ඇතුන් වාර්තා වී නැත",
  range: (least, most) =>
    most === undefined ? `${writtenNumber(least)} හෝ වැඩි` : `${writtenNumber(least)} සිට ${writtenNumber(most)}`,
  park: "වනෝද්‍යානය, සැබෑ වර්ගඵලයෙන්",
  broken: "වර්ගඵලය හෝ දිස්ත්‍රික්කය තුළ පිහිටීම සොයාගත නොහැකි විය",
  home: "සිද්ධස්ථානය හෝ නිවහන, එහි දිස්ත්‍රික්කය මැද",
  about: (km2, km) =>
    `වෘත්තයක් වනෝද්‍යානයේ මධ්‍යය වටා එහි වර්ගඵලය පෙන්වයි, මායිම නොවේ; පහළ ඇත්තේ කිලෝමීටර ${writtenNumber(km)}ක පරිමාණය අසල වර්ග කිලෝමීටර ${writtenNumber(km2)}ක වෘත්තයකි. අංක ලැයිස්තුවේ අංකයි. වනෝද්‍යානයට හෝ දිස්ත්‍රික්කයට වඩා සමීප තැනක් පෙන්වන්නේ නැත.`,
  origin: "දිස්ත්‍රික්ක මායිම්: Natural Earth.",
};
