import type { ReactNode } from "react";
import { inLanguages, type Word } from "../../../platform/languages/words.ts";
import type { FieldName } from "./fields.ts";

export const words = inLanguages({
  title: { en: "Contact Us", si: "අමතන්න", ta: "தொடர்புக்கு" },
  description: {
    en: "Write to the editors of the directory of Sri Lanka's tuskers: a correction, a photograph, a question. We answer within 30 days.",
    si: "ශ්‍රී ලංකාවේ දළ ඇතුන්ගේ නාමාවලියේ සංස්කාරකවරුන්ට ලියන්න: නිවැරදි කිරීමක්, ඡායාරූපයක්, ප්‍රශ්නයක්. අපි දින 30ක් ඇතුළත පිළිතුරු දෙමු.",
    ta: "இலங்கையின் கொம்பன்களின் பெயரேட்டின் ஆசிரியர் குழுவினருக்கு எழுதுங்கள்: ஒரு திருத்தம், ஒரு புகைப்படம், ஒரு கேள்வி. 30 நாட்களுக்குள் பதிலளிப்போம்.",
  },
  lead: {
    en: "Corrections, photographs and questions are welcome. We answer within 30 days.",
    si: "නිවැරදි කිරීම්, ඡායාරූප සහ ප්‍රශ්න සාදරයෙන් පිළිගනිමු. අපි දින 30ක් ඇතුළත පිළිතුරු දෙමු.",
    ta: "திருத்தங்கள், புகைப்படங்கள், கேள்விகள் வரவேற்கப்படுகின்றன. 30 நாட்களுக்குள் பதிலளிப்போம்.",
  },
  about: {
    en: (tusker: ReactNode) => (
      <>You are writing about {tusker}. Please say where you read or saw what we have wrong, so that we can check it.</>
    ),
    si: (tusker: ReactNode) => (
      <>ඔබ ලියන්නේ {tusker} ගැනය. අපේ වැරැද්ද ඔබ කියවූ හෝ දුටු තැන සඳහන් කරන්න; එවිට අපට එය පරීක්ෂා කළ හැකිය.</>
    ),
    ta: (tusker: ReactNode) => (
      <>
        நீங்கள் எழுதுவது {tusker} பற்றி. எங்களிடம் பிழையாக உள்ளதைச் சரிபார்க்க உதவியாக, சரியானதை எங்கு வாசித்தீர்கள் அல்லது பார்த்தீர்கள் எனக்
        குறிப்பிடுங்கள்.
      </>
    ),
  },
  noSightings: {
    en: (policy: ReactNode) => (
      <>
        We do not collect sightings. If you write to us about a living wild tusker, name the park and the month at most,
        never the place or the day. How we handle your name and address is set out in the {policy}.
      </>
    ),
    si: (policy: ReactNode) => (
      <>
        දළ ඇතුන් දුටු බවට තොරතුරු අපි රැස් නොකරමු. ජීවත්ව සිටින වන දළ ඇතෙකු ගැන ඔබ අපට ලියන්නේ නම්, උපරිම වශයෙන් වනෝද්‍යානය සහ මාසය පමණක් සඳහන්
        කරන්න; තැන හෝ දිනය කිසි විටෙක සඳහන් නොකරන්න. අපි ඔබේ නම සහ ලිපිනය පරිහරණය කරන අයුරු {policy} තුළ දැක්වේ.
      </>
    ),
    ta: (policy: ReactNode) => (
      <>
        யானைகள் காணப்பட்ட இடங்களை நாங்கள் சேகரிப்பதில்லை. உயிருடன் உள்ள காட்டுக் கொம்பன் ஒன்றைப் பற்றி எழுதினால், அதிகபட்சம் பூங்காவையும் மாதத்தையும்
        மட்டும் குறிப்பிடுங்கள்; இடத்தையோ நாளையோ ஒருபோதும் குறிப்பிட வேண்டாம். உங்கள் பெயரையும் முகவரியையும் நாங்கள் எவ்வாறு கையாளுகிறோம் என்பது
        இங்கு விளக்கப்பட்டுள்ளது: {policy}.
      </>
    ),
  },
  privacyPolicy: { en: "Privacy Policy", si: "පෞද්ගලිකත්ව ප්‍රතිපත්තිය", ta: "தனியுரிமைக் கொள்கை" },
  /** The default subject of a message about a tusker. */
  correction: {
    en: (tusker: string) => `A correction: ${tusker}`,
    si: (tusker: string) => `නිවැරදි කිරීමක්: ${tusker}`,
    ta: (tusker: string) => `ஒரு திருத்தம்: ${tusker}`,
  },
  labels: {
    name: { en: "Your Name", si: "ඔබේ නම", ta: "உங்கள் பெயர்" },
    email: { en: "Your Email", si: "ඔබේ විද්‍යුත් තැපැල් ලිපිනය", ta: "உங்கள் மின்னஞ்சல்" },
    subject: { en: "Subject", si: "මාතෘකාව", ta: "பொருள்" },
    message: { en: "Message", si: "පණිවිඩය", ta: "செய்தி" },
  } satisfies Record<FieldName, Word<string>>,
  trap: { en: "Please leave this empty", si: "කරුණාකර මෙය හිස්ව තබන්න", ta: "இதை வெறுமையாக விடுங்கள்" },
  send: { en: "Send Message", si: "පණිවිඩය යවන්න", ta: "செய்தியை அனுப்புங்கள்" },
  sending: { en: "Sending...", si: "යවමින්...", ta: "அனுப்பப்படுகிறது..." },
  sent: {
    en: "Message sent successfully! We'll get back to you soon.",
    si: "පණිවිඩය සාර්ථකව යවන ලදී! අපි ඉක්මනින් ඔබට පිළිතුරු දෙන්නෙමු.",
    ta: "செய்தி வெற்றிகரமாக அனுப்பப்பட்டது! விரைவில் உங்களுக்குப் பதிலளிப்போம்.",
  },
  failed: {
    en: "There was an error sending your message. Please try again later.",
    si: "ඔබේ පණිවිඩය යැවීමේදී දෝෂයක් සිදු විය. කරුණාකර පසුව නැවත උත්සාහ කරන්න.",
    ta: "உங்கள் செய்தியை அனுப்புவதில் பிழை ஏற்பட்டது. பின்னர் மீண்டும் முயலுங்கள்.",
  },
});
