import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  machine: "මෙය යන්ත්‍රයකින් පරිවර්තනය කළ, තවම පරීක්ෂා නොකළ පෙළකි.",
  behind: "මෙය පරිවර්තනය කිරීමෙන් පසු ඉංග්‍රීසි පෙළ වෙනස් වී ඇත.",
  readEnglish: "ඉංග්‍රීසි පෙළ කියවන්න",
  binding: "මෙම පරිවර්තනය ඔබේ පහසුව සඳහා පමණි. නීතිමය වශයෙන් වලංගු වන්නේ ඉංග්‍රීසි පෙළ පමණි.",
};
