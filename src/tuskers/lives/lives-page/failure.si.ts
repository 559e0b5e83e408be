import type { failure as english } from "./failure.en.ts";

export const failure: typeof english = {
  title: "වාර්තාව පූරණය කළ නොහැකි විය",
  message: "වාර්තාව පූරණය කළ නොහැකි විය. කරුණාකර පසුව නැවත උත්සාහ කරන්න.",
};
