import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  tuskers: "දළ ඇතුන්",
  description: (name: string, location: string) => `${name}, ${location}.`,
  cardAlt: (name: string, status: string, caption: string) => `${name}. ${status}. ${caption}`,
  facts: {
    aboutAge: "වයස ගැන",
    bornYear: "උපත",
    estimated: (height: string) => `${height}, ඇස්තමේන්තුවක් අනුව`,
    from: "මෙම කරුණුවල මූලාශ්‍ර",
  },
  video: "(වීඩියෝව)",
  drawn: "ඇඳි ආකාරය",
  sendPhotograph: "ඡායාරූපයක් තිබේද?",
  moreImages: (name: string) => `${name}ගේ තවත් රූප`,
  compare: "වෙනත් දළ ඇතෙකු සමඟ සසඳන්න",
  card: "මුද්‍රණය කිරීමට හැඳුනුම් පත",
  follow: (name) => `${name} ගැන අලුත් තොරතුරු (RSS)`,
  tell: "යමක් දන්නවාද? අපට කියන්න",
  how: {
    facts: { title: "කරුණු සහ ඒවායේ මූලාශ්‍ර", holds: "එක් එක් කරුණේ මූලාශ්‍ර" },
    accounts: (facts) => `වෙනස් වන විස්තර: ${facts}`,
    notKnown: "තවම නොදන්නා දේ",
    drawn: { title: "රූපය ඇඳි ආකාරය", holds: "රූපය ඇඳි ආකාරය" },
    use: { title: "භාවිත කිරීම සහ අලුත් තොරතුරු", holds: "උපුටා දැක්වීම, මුද්‍රණය, සැසඳීම, අලුත් තොරතුරු" },
  },
  back: "ආපසු දළ ඇතුන් වෙත",
  related: {
    title: "තවත් අසිරිමත් දළ ඇතුන් හඳුනාගන්න",
    read: "කතාව කියවන්න",
  },
  browseAll: "සියලු දළ ඇතුන් බලන්න",
  failure: {
    message: "මෙම දළ ඇතාගේ පිටුව පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
    unknown: {
      title: "දළ ඇතා හමු නොවුණි",
      pageTitle: "404 - දළ ඇතා හමු නොවුණි",
      message: (address: string) => `“${address}” යන ලිපිනයේ දළ ඇතෙක් නැත.`,
    },
    removed: {
      title: "දළ ඇතා ඉවත් කර ඇත",
      message: "මෙම දළ ඇතා නාමාවලියෙන් ඉවත් කර ඇත. ඔහුගේ වාර්තාව තවදුරටත් පෙන්වනු නොලැබේ.",
    },
  },
};
