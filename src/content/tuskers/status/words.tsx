import type { ReactNode } from "react";
import { inLanguages, type Word } from "../../../platform/languages/words.ts";
import { within } from "../../../platform/text/by-language/within-date.ts";
import type { DatedAs } from "./status-line.ts";

export const words = inLanguages({
  /** Next to the icon of a status, if the kind of date changes its word. */
  status: {
    diedIn: { en: "Died", si: "මිය ගියේ", ta: "இறப்பு:" },
    diedOn: { en: "Died", si: "මිය ගියේ", ta: "இறப்பு:" },
  } as Partial<Record<DatedAs, Word<string>>>,
  /** Follows the word of a status: the date as an element, and its text where that decides what stands after it. */
  date: {
    asOf: {
      en: (date: ReactNode) => <>as of {date}</>,
      si: (date: ReactNode) => <>{date} වන විට</>,
      ta: (date: ReactNode) => <>{date} நிலவரப்படி</>,
    },
    deadBy: {
      en: (date: ReactNode) => <>by {date}</>,
      si: (date: ReactNode) => <>{date} වන විට</>,
      ta: (date: ReactNode) => <>{date} இற்குள்</>,
    },
    diedIn: {
      en: (date: ReactNode) => <>in {date}</>,
      si: (date: ReactNode, text: string) => (
        <>
          {date} {within(text)}
        </>
      ),
      ta: (date: ReactNode) => <>{date}</>,
    },
    diedOn: { en: (date: ReactNode) => date, si: (date: ReactNode) => <>{date} දින</>, ta: (date: ReactNode) => date },
  } as Record<DatedAs, Word<(date: ReactNode, text: string) => ReactNode>>,
  /** Opens what such a spelling is. */
  unconfirmed: { en: "unconfirmed spelling", si: "තහවුරු නොකළ අක්ෂර වින්‍යාසය", ta: "உறுதிப்படுத்தப்படாத எழுத்துக்கூட்டல்" },
  /** Follows a name in Sinhala or Tamil letters that no source gives. */
  byRule: { en: "(by rule)", si: "(රීතියෙන්)", ta: "(விதிப்படி)" },
  byRuleMeans: {
    en: "By rule: no source gives this spelling. The site wrote his name in these letters as it sounds.",
    si: "රීතියෙන්: මේ අක්ෂර වින්‍යාසය කිසිදු මූලාශ්‍රයක නැත. ඔහුගේ නම ශබ්දයට අනුව මෙම අකුරින් ලියන ලද්දේ මෙම අඩවිය විසිනි.",
    ta: "விதிப்படி: இவ்வெழுத்துக்கூட்டலை எந்த ஆதாரமும் தரவில்லை. அதன் பெயரை ஒலிப்படி இவ்வெழுத்துகளில் எழுதியது இத்தளமே.",
  },
  /** Follows a name in these letters that an editor spelled. */
  spelled: { en: "(our spelling)", si: "(අපගේ අක්ෂර වින්‍යාසය)", ta: "(எங்கள் எழுத்துக்கூட்டல்)" },
  spelledMeans: {
    en: "Our spelling: no source gives his name in these letters. An editor wrote it, and no speaker has checked it yet.",
    si: "අපගේ අක්ෂර වින්‍යාසය: මෙම අකුරින් ඔහුගේ නම කිසිදු මූලාශ්‍රයක නැත. එය ලියා ඇත්තේ සංස්කාරකවරයෙකි; එම භාෂාව කතා කරන කෙනෙක් තවම එය පරීක්ෂා කර නැත.",
    ta: "எங்கள் எழுத்துக்கூட்டல்: இவ்வெழுத்துகளில் அதன் பெயரை எந்த ஆதாரமும் தரவில்லை. ஓர் ஆசிரியர் எழுதியது; மொழி பேசுபவர் எவரும் இன்னும் சரிபார்க்கவில்லை.",
  },
  alsoKnownAs: {
    en: (name: ReactNode) => <>also known as {name}</>,
    si: (name: ReactNode) => <>{name} යන නමින්ද හැඳින්වේ</>,
    ta: (name: ReactNode) => <>வேறு பெயர்: {name}</>,
  },
  /** What was searched for, where it only sounds like his name or place. */
  foundBySpelling: {
    en: (spelling: ReactNode) => <>found by the spelling {spelling}</>,
    si: (spelling: ReactNode) => <>{spelling} යන අක්ෂර වින්‍යාසයෙන් හමු විය</>,
    ta: (spelling: ReactNode) => <>{spelling} என்ற எழுத்துக்கூட்டலால் கிடைத்தது</>,
  },
  /** The location begins with a comma. */
  where: {
    en: (category: ReactNode, location: ReactNode) => (
      <>
        {category}
        {location}
      </>
    ),
    si: (category: ReactNode, location: ReactNode) => (
      <>
        {category}
        {location}
      </>
    ),
    ta: (category: ReactNode, location: ReactNode) => (
      <>
        {category}
        {location}
      </>
    ),
  },
});
