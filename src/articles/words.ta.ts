import type * as english from "./words.en.ts";

export const articleWords: typeof english.articleWords = {
  title: "தலைப்பு",
  excerpt: "சுருக்கம்",
  description: "விளக்கம்",
  content: "உள்ளடக்கம்",
  category: "வகை",
  tags: "குறிச்சொற்கள்",
  author: "எழுதியவர்",
  publishDate: "வெளியிட்ட திகதி",
  publication: "வெளியீடு",
  sources: "ஆதாரங்கள்",
};

export const ARTICLE_CATEGORY_LABELS: typeof english.ARTICLE_CATEGORY_LABELS = {
  conservation: "பாதுகாப்பு",
  education: "கல்வி",
  research: "ஆய்வு",
  wildlife: "வனஜீவராசிகள்",
};
