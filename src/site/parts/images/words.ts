import { inLanguages } from "../../../platform/languages/words.ts";

export const words = inLanguages({
  alt: {
    en: (name: string) => `Photograph of ${name}`,
    si: (name: string) => `${name}ගේ ඡායාරූපයක්`,
    ta: (name: string) => `புகைப்படம்: ${name}`,
  },
});
