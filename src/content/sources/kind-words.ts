import { inLanguages } from "../../platform/languages/words.ts";
import type { SourceKind } from "./source.ts";

/** Apart from the other words of sources, which the filter of their list can do without. */
export const kinds: Record<SourceKind, string> = inLanguages({
  official: { en: "Official body", si: "නිල ආයතනයක්", ta: "உத்தியோகபூர்வ அமைப்பு" },
  news: { en: "News report", si: "පුවත් වාර්තාවක්", ta: "செய்தி அறிக்கை" },
  specialist: { en: "Specialist body", si: "විශේෂඥ ආයතනයක්", ta: "துறைசார் அமைப்பு" },
  research: { en: "Research paper", si: "පර්‍යේෂණ ලිපියක්", ta: "ஆய்வுக் கட்டுரை" },
  encyclopedia: { en: "Encyclopaedia", si: "විශ්වකෝෂයක්", ta: "கலைக்களஞ்சியம்" },
  directory: { en: "Directory", si: "නාමාවලියක්", ta: "பெயரேடு" },
  blog: { en: "Blog or community page", si: "බ්ලොග් හෝ ප්‍රජා පිටුවක්", ta: "வலைப்பதிவு அல்லது சமூகப் பக்கம்" },
  operator: { en: "Safari operator or hotel", si: "සෆාරි සංවිධායකයෙක් හෝ හෝටලයක්", ta: "சஃபாரி நிறுவனம் அல்லது ஹோட்டல்" },
  film: { en: "Film", si: "චිත්‍රපටයක්", ta: "திரைப்படம்" },
  own: { en: "Own record", si: "අපගේම වාර්තාවක්", ta: "சொந்தப் பதிவு" },
  book: { en: "Book", si: "පොතක්", ta: "நூல்" },
  other: { en: "Other source", si: "වෙනත් මූලාශ්‍රයක්", ta: "வேறு ஆதாரம்" },
});
