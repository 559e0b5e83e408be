import { inLanguages } from "../../platform/languages/words.ts";

export const words = inLanguages({
  noSuchImage: { en: "There is no such image.", si: "එවැනි රූපයක් නැත.", ta: "அத்தகைய படம் எதுவும் இல்லை." },
});
