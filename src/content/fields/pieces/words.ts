import { inLanguages } from "../../../platform/languages/words.ts";

export const words = inLanguages({
  machine: {
    en: "Translated by a machine and not checked yet.",
    si: "මෙය යන්ත්‍රයකින් පරිවර්තනය කළ, තවම පරීක්ෂා නොකළ පෙළකි.",
    ta: "இது இயந்திரத்தால் மொழிபெயர்க்கப்பட்டது; இன்னும் சரிபார்க்கப்படவில்லை.",
  },
  behind: {
    en: "The English text has changed since this was translated.",
    si: "මෙය පරිවර්තනය කිරීමෙන් පසු ඉංග්‍රීසි පෙළ වෙනස් වී ඇත.",
    ta: "இது மொழிபெயர்க்கப்பட்ட பின்னர் ஆங்கில உரை மாறியுள்ளது.",
  },
  readEnglish: { en: "Read the English", si: "ඉංග්‍රීසි පෙළ කියවන්න", ta: "ஆங்கில உரையை வாசியுங்கள்" },
  /** Above legal texts in another language. */
  binding: {
    en: "This translation is for your convenience. Only the English text is binding.",
    si: "මෙම පරිවර්තනය ඔබේ පහසුව සඳහා පමණි. නීතිමය වශයෙන් වලංගු වන්නේ ඉංග්‍රීසි පෙළ පමණි.",
    ta: "இம்மொழிபெயர்ப்பு உங்கள் வசதிக்காக மட்டுமே. ஆங்கில உரை மட்டுமே சட்டப்படி கட்டுப்படுத்தும்.",
  },
});
