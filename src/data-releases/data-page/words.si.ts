import { writtenNumber } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "දත්ත",
  description: "ශ්‍රී ලංකාවේ දළ ඇතුන් ගැන දන්නා දේ බාගත හැකි ගොනු ලෙස: අංකනය කළ, වෙනස් නොවන, මූලාශ්‍ර සහිත, ඛණ්ඩාංක රහිත.",
  keywords: ["විවෘත දත්ත", "ශ්‍රී ලංකාවේ දළ ඇතුන්"],
  lead: "මෙම අඩවිය තම දළ ඇතුන් ගැන දන්නා සියල්ල, මූලාශ්‍ර සහිත ගොනු ලෙස. නිකුතුවක් කිසිදා වෙනස් නොවන බැවින් එය උපුටා දැක්විය හැකිය.",
  licence: {
    heading: "බලපත්‍රය",
    of: (label) => `දත්ත භාවිත කළ හැක්කේ ${label} යටතේය.`,
    missing: "තවම බාගත හැකි කිසිවක් නැත: නිකුතුවකට බලපත්‍රයක් අවශ්‍යය, සංස්කාරකවරුන් එය තවම තෝරා නැත. එතෙක් සියලු හිමිකම් ඇවිරිණි.",
  },
  withheld: {
    heading: "එහි නැති දේ",
    text: "කිසිදු ගොනුවක ඛණ්ඩාංක නැත. දළ ඇතෙකු වනගතව ජීවත් විය හැකි නම් ස්ථානය වනෝද්‍යානයක්, අවම වශයෙන් 50 km² රක්ෂිතයක් හෝ දිස්ත්‍රික්කයක් පමණි; ඔහුගේ සම්භවය ද දක්වා නැත. පසුගිය දින 90 තුළ දැකීම්, ලිපි, විස්තර සහ පින්තූර ද එහි නැත. පොදු කළ හෝ නොදක්වන ලද දේ සෑම පේළියකම කියවේ.",
  },
  cite: {
    heading: "නිකුතුවක් උපුටා දක්වන ආකාරය",
    text: "අංකය සහ දිනය සඳහන් කරන්න: නිකුතු දෙකක් එකිනෙකට වෙනස්ය.",
  },
  releases: {
    heading: "නිකුතු",
    none: "තවම බාගත හැකි කිසිවක් නැත.",
    dated: (number, day) => `${number}, ${day}`,
    rows: (tuskers, events, sources) =>
      `දළ ඇතුන් ${writtenNumber(tuskers)}, සිදුවීම් ${writtenNumber(events)}, මූලාශ්‍ර ${writtenNumber(sources)}.`,
    first: "පළමු නිකුතුවයි.",
    changes: (since, added, changed, removed) =>
      `${since} සිට: එක් කළ පේළි ${writtenNumber(added)}, වෙනස් කළ ${writtenNumber(changed)}, ඉවත් කළ ${writtenNumber(removed)}.`,
    recalled: (day, why) => `${day} දින ආපසු කැඳවන ලදී: ${why}`,
    sizes: (bytes) => `${bytes} kB`,
    hash: "SHA-256",
  },
  terms: {
    heading: "තීරුවල තේරුම",
    text: "Darwin Core සහ schema.org හි පදයක් නැති වගු තීරු; JSON-LD යොමු වන්නේ මේවාටය. සියලු තීරු විස්තර කරන්නේ datapackage.json ගොනුවයි.",
  },
  files: {
    csv: "CSV වගු, datapackage.json සමඟ",
    jsonLd: "JSON-LD",
    archive: "Darwin Core Archive",
    changes: "පෙර නිකුතුවෙන් පසු වෙනස් වූ දේ",
    manifest: "ප්‍රමාණ සහ හැෂ් අගයන් සහිත ලැයිස්තුව",
  },
};
