import { inLanguages, type Word } from "../../platform/languages/words.ts";
import type { ArticleCategory } from "./categories.ts";
import type { articleFields } from "./fields.ts";

/** The labels of the fields, as for tuskers. */
export const articleWords = inLanguages({
  title: { en: "Title", si: "මාතෘකාව", ta: "தலைப்பு" },
  excerpt: { en: "Excerpt", si: "සාරාංශය", ta: "சுருக்கம்" },
  description: { en: "Description", si: "විස්තරය", ta: "விளக்கம்" },
  content: { en: "Content", si: "අන්තර්ගතය", ta: "உள்ளடக்கம்" },
  category: { en: "Category", si: "වර්ගය", ta: "வகை" },
  tags: { en: "Tags", si: "ටැග්", ta: "குறிச்சொற்கள்" },
  author: { en: "Author", si: "කර්තෘ", ta: "எழுதியவர்" },
  publishDate: { en: "Publish date", si: "පළ කළ දිනය", ta: "வெளியிட்ட திகதி" },
  publication: { en: "Publication", si: "පළ කිරීම", ta: "வெளியீடு" },
  sources: { en: "Sources", si: "මූලාශ්‍ර", ta: "ஆதாரங்கள்" },
} satisfies Record<keyof typeof articleFields, Word<string>>);

export const ARTICLE_CATEGORY_LABELS: Record<ArticleCategory, string> = inLanguages({
  conservation: { en: "Conservation", si: "සංරක්ෂණය", ta: "பாதுகாப்பு" },
  education: { en: "Education", si: "අධ්‍යාපනය", ta: "கல்வி" },
  research: { en: "Research", si: "පර්‍යේෂණ", ta: "ஆய்வு" },
  wildlife: { en: "Wildlife", si: "වනජීවී", ta: "வனஜீவராசிகள்" },
});
