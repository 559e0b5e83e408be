import type { ReactNode } from "react";
import { within } from "../../platform/text/by-language/within-date.ts";
import type { words as english } from "./words.en.tsx";

export const words: typeof english = {
  status: { diedIn: "මිය ගියේ", diedOn: "මිය ගියේ" },
  date: {
    asOf: (date: ReactNode) => <>{date} වන විට</>,
    deadBy: (date: ReactNode) => <>{date} වන විට</>,
    diedIn: (date: ReactNode, text: string) => (
      <>
        {date} {within(text)}
      </>
    ),
    diedOn: (date: ReactNode) => <>{date} දින</>,
  },
  unconfirmed: "තහවුරු නොකළ අක්ෂර වින්‍යාසය",
  byRule: "(රීතියෙන්)",
  byRuleMeans: "රීතියෙන්: මේ අක්ෂර වින්‍යාසය කිසිදු මූලාශ්‍රයක නැත. ඔහුගේ නම ශබ්දයට අනුව මෙම අකුරින් ලියන ලද්දේ මෙම අඩවිය විසිනි.",
  spelled: "(අපගේ අක්ෂර වින්‍යාසය)",
  spelledMeans:
    "අපගේ අක්ෂර වින්‍යාසය: මෙම අකුරින් ඔහුගේ නම කිසිදු මූලාශ්‍රයක නැත. එය ලියා ඇත්තේ සංස්කාරකවරයෙකි; එම භාෂාව කතා කරන කෙනෙක් තවම එය පරීක්ෂා කර නැත.",
  alsoKnownAs: (name: ReactNode) => <>{name} යන නමින්ද හැඳින්වේ</>,
  foundBySpelling: (spelling: ReactNode) => <>{spelling} යන අක්ෂර වින්‍යාසයෙන් හමු විය</>,
  where: (category: ReactNode, location: ReactNode) => (
    <>
      {category}
      {location}
    </>
  ),
};
