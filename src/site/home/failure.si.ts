import type { failure as english } from "./failure.en.ts";

export const failure: typeof english = {
  title: "යම් දෝෂයක් සිදු විය",
  message: "මෙම පිටුව පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
};
