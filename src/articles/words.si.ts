import type { ARTICLE_CATEGORY_LABELS as englishCategories, articleWords as englishFields } from "./words.en.ts";

export const articleWords: typeof englishFields = {
  title: "මාතෘකාව",
  excerpt: "සාරාංශය",
  description: "විස්තරය",
  content: "අන්තර්ගතය",
  category: "වර්ගය",
  tags: "ටැග්",
  author: "කර්තෘ",
  publishDate: "පළ කළ දිනය",
  publication: "පළ කිරීම",
  sources: "මූලාශ්‍ර",
};

export const ARTICLE_CATEGORY_LABELS: typeof englishCategories = {
  conservation: "සංරක්ෂණය",
  education: "අධ්‍යාපනය",
  research: "පර්‍යේෂණ",
  wildlife: "වනජීවී",
};
