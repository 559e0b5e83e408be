import type { failure as english } from "./failure.en.ts";

export const failure: typeof english = {
  title: "දත්ත පූරණය කළ නොහැකි විය",
  message: "දත්ත නිකුතු පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
};
